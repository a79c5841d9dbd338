import { whenIdle } from '@kosha/ui';
import type { EventName, ParamsOf } from './events.ts';
import type { Tracked } from './tracked.ts';

let country: string | undefined;

/** The visitor's country goes with every later event (D40). */
export function setTrackingCountry(code: string | undefined): void {
  country = code;
}

/** Sends after the screen has settled, with code that the screen did not wait for. */
function post<Name extends EventName>(
  to: Pick<Tracked, 'version' | 'type' | 'page'>,
  event: Name,
  params: ParamsOf<Name> = {},
): void {
  const tracked = { ...to, event, params, time: Date.now(), ...(country && { country }) };
  whenIdle(() => {
    // Without it nothing is tracked; the screen itself lacks nothing.
    import('./sender.ts').then(({ send }) => send(tracked as Tracked)).catch(() => {});
  });
}

/** A screen was entered; `page` is the route's pattern, never an address with ids in it. */
export const trackPage = (page: string) =>
  post({ version: 'v2', type: 'enter', page }, 'page_enter');

export const trackClick = <Name extends EventName>(
  event: Name,
  page: string,
  params?: ParamsOf<Name>,
) => post({ version: 'v3', type: 'click', page }, event, params);

export const trackComplete = <Name extends EventName>(
  event: Name,
  page: string,
  params?: ParamsOf<Name>,
) => post({ version: 'v3', type: 'complete', page }, event, params);

/** Something from outside did not fit the contract (D19, D22). */
export const trackDrift = (page: string, params: ParamsOf<'contract_drift'>) =>
  post({ version: 'v3', type: 'drift', page }, 'contract_drift', params);
