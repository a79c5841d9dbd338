import type { Schema } from '@kosha/api-client';
import { authStepsOf, consentPurposes, isAuthStepKey, policyOf } from '@kosha/domain';
import { consentEvent, consentList } from '../src/features/consents/consents.fixtures.ts';
import { sampleResponses } from '../src/shared/sample-data/responses.ts';
import {
  responsesFor,
  knowsAll,
  productInfoFor,
  strictTermsOf,
} from '../src/shared/sample-data/sample-data.fixtures.ts';

const policy = policyOf('strict');

const isKnown = (productId: string) => Object.hasOwn(responsesFor(knowsAll).byProduct, productId);

/** A partner's terms are the partner's. */
const withTerms = (product: Schema<'HomeProduct'>): Schema<'HomeProduct'> =>
  product.terms || product.h5Href || !isKnown(product.id)
    ? product
    : { ...product, terms: strictTermsOf(productInfoFor(knowsAll, product.id)) };

/** What the reference server asks for with a product, but not where contacts are no step. */
const contactRequirement = 'Contact information';

const withoutContacts = (detail: Schema<'ProductInfo'>['detail']) =>
  detail.map((list) => ({
    ...list,
    content: list.content.filter((line) => line !== contactRequirement),
  }));

const steps = authStepsOf(policy);

/** Also a step that the app does not know stays. */
const isAsked = (key: string): boolean => !isAuthStepKey(key) || steps.includes(key);

/** What the strict rules change (D54, D63). */
const inStrict: Readonly<Record<string, (data: never) => unknown>> = {
  '/client/v1/config': (config: Schema<'ClientConfig'>) => ({
    policy: 'strict',
    terms: sampleResponses.terms,
    // Stories are of a borrower who has agreed, to tracking too.
    analytics: { pageEvents: true, clickEvents: true },
    ...config,
  }),
  '/auth/v1/find-user-auth': (auth: Schema<'UserAuth'>) => ({
    ...auth,
    userAuthConfigVoList: auth.userAuthConfigVoList.filter(({ key }) => isAsked(key)),
  }),
  '/home/v1/index': (home: Schema<'HomeIndex'>) => ({
    ...home,
    homeProductVos: home.homeProductVos.map(withTerms),
  }),
  '/product/v1/product-info': (info: Schema<'ProductInfo'>) => ({
    ...info,
    terms: info.terms ?? strictTermsOf(info),
    detail: withoutContacts(info.detail),
  }),
};

/** The answer of this call by the strict rules. */
export function asStrict(path: string, answer: unknown): unknown {
  const change = inStrict[path];
  const { code, data } = answer as { code: unknown; data: never };
  return change && code === 0 ? { ...(answer as object), data: change(data) } : answer;
}

const agreedToAll = Object.fromEntries(
  consentPurposes.map((purpose, at) => [purpose, [consentEvent(purpose, { number: at + 1 })]]),
);

/**
 * What the strict rules ask before a screen, answered as for a borrower who has agreed and whose place is known, for the stories
 * that are about the screen.
 */
export const strictResponses: Readonly<Record<string, () => unknown>> = {
  '/consent/v1/list': () => consentList(agreedToAll, { profile: 'strict' }),
  '/device/v1/needUpload': () => [],
};
