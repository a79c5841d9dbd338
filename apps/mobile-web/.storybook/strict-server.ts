import type { Schema } from '@kosha/api-client';
import { authStepsOf, consentPurposes, isAuthStepKey, policyOf } from '@kosha/domain';
import { consentEvent, consentList } from '../src/features/consents/consents.fixtures.ts';
import { sampleResponses } from '../src/shared/sample-data/responses.ts';
import {
  responsesFor,
  personaWithAllProducts,
  productInfoFor,
  strictTermsOf,
} from '../src/shared/sample-data/sample-data.fixtures.ts';

const policy = policyOf('strict');

const isKnown = (productId: string) =>
  Object.hasOwn(responsesFor(personaWithAllProducts).byProduct, productId);

/** Adds the terms that the strict profile requires, except to a partner's product (`h5Href`). */
const withTerms = (product: Schema<'HomeProduct'>): Schema<'HomeProduct'> =>
  product.terms || product.h5Href || !isKnown(product.id)
    ? product
    : { ...product, terms: strictTermsOf(productInfoFor(personaWithAllProducts, product.id)) };

/** The strict profile has no contacts step, so products lose this requirement. */
const contactRequirement = 'Contact information';

const withoutContacts = (detail: Schema<'ProductInfo'>['detail']) =>
  detail.map((list) => ({
    ...list,
    content: list.content.filter((line) => line !== contactRequirement),
  }));

const steps = authStepsOf(policy);

/**
 * Whether a verification step stays in the response. The strict profile drops only steps that the
 * app knows, such as contacts.
 */
const isKept = (key: string): boolean => !isAuthStepKey(key) || steps.includes(key);

/** How the strict rules change responses (D54, D63). */
const inStrict: Readonly<Record<string, (data: never) => unknown>> = {
  '/client/v1/config': (config: Schema<'ClientConfig'>) => ({
    policy: 'strict',
    terms: sampleResponses.terms,
    // Stories assume a borrower who has agreed to everything, including tracking.
    analytics: { pageEvents: true, clickEvents: true },
    ...config,
  }),
  '/auth/v1/find-user-auth': (auth: Schema<'UserAuth'>) => ({
    ...auth,
    userAuthConfigVoList: auth.userAuthConfigVoList.filter(({ key }) => isKept(key)),
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

export function toStrictResponse(path: string, answer: unknown): unknown {
  const change = inStrict[path];
  const { code, data } = answer as { code: unknown; data: never };
  return change && code === 0 ? { ...(answer as object), data: change(data) } : answer;
}

const fullConsent = Object.fromEntries(
  consentPurposes.map((purpose, at) => [purpose, [consentEvent(purpose, { number: at + 1 })]]),
);

/** In these responses, the borrower has agreed to everything, and the location is known. */
export const strictResponses: Readonly<Record<string, () => unknown>> = {
  '/consent/v1/list': () => consentList(fullConsent, { profile: 'strict' }),
  '/device/v1/needUpload': () => [],
};
