import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';
import { userAuth } from '../../shared/queries/user-auth.fixtures.ts';
import { personaHandlers } from '../../shared/sample-data/server.fixtures.ts';
import { responsesFor, homeProductOf } from '../../shared/sample-data/sample-data.fixtures.ts';

/**
 * This sample borrower has repaid one loan on time: Copper is unlocked, higher tiers are locked.
 */
const who = 'settled';

export const flexProduct = homeProductOf(who, '1');
export const copperProduct = homeProductOf(who, '2');
export const silverProduct = homeProductOf(who, '3');
/** Nobody can apply for this product today (`isFull` is 1). */
export const miniProduct = homeProductOf(who, '6');
export const partnerProduct = homeProductOf(who, '7');

type HomeResponse = Parameters<typeof mockGet<'/home/v1/index'>>[1];
type AuthResponse = Parameters<typeof mockGet<'/auth/v1/find-user-auth'>>[1];

export const homeNetwork = (
  home: HomeResponse,
  auth: AuthResponse = success(userAuth()),
  key: string = who,
) => ({
  route: { path: '/', url: '/' },
  msw: {
    handlers: [
      mockGet('/home/v1/index', home),
      mockGet('/auth/v1/find-user-auth', auth),
      ...personaHandlers(() => key),
    ],
  },
});

export const homeResponse = (overrides: Partial<Schema<'HomeIndex'>> = {}): HomeResponse =>
  success({ ...responsesFor(who).home, ...overrides });

/** Home with these orders in progress, for a borrower who has not repaid a loan yet. */
export const homeWithOrders = (...undwayList: Schema<'InProgressOrder'>[]) =>
  homeNetwork(success({ ...responsesFor('loaned').home, undwayList }), undefined, 'loaned');

interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Cancels the next navigation and resolves with its URL. */
export function catchNavigation(): Promise<string> {
  const { navigation } = window as unknown as { navigation: EventTarget };
  return new Promise((resolve) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault();
        resolve((event as NavigateEvent).destination.url);
      },
      { once: true },
    );
  });
}
