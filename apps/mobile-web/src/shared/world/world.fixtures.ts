import type { Schema } from '@kosha/api-client';
import { mockGet, refusal, success } from '@kosha/api-client/testing';
import { policyOf, termsOf, type OfferedTerms } from '@kosha/domain';
import { trackingHandlers } from '../tracking/tracking.fixtures.ts';
import { answers } from './__generated__/answers.ts';
import type { OrderAnswers, PersonaAnswers } from './answers.ts';

/** What the reference server says to everybody. */
export const { agreements, faq, aboutUs } = answers;

/** Whose answers tell of every product. */
export const knowsAll = 'platinum';

/** What the reference server answers to this persona; throws for one that is not recorded. */
export const answersTo = (key: string): PersonaAnswers => told(answers.personas[key], key);

export function told<Answer>(answer: Answer | null | undefined, what: string): Answer {
  if (answer === null || answer === undefined)
    throw new Error(`The sample world tells nothing of ${what}.`);
  return answer;
}

const newestId = (key: string) => told(answersTo(key).orders[0], `an order of ${key}`).orderId;

const newestOrder = (key: string): OrderAnswers =>
  told(answersTo(key).byOrder[newestId(key)], `the newest order of ${key}`);

/** The detail of this persona's newest order. */
export const orderOf = (
  key: string,
  changes: Partial<Schema<'OrderDetail'>> = {},
): Schema<'OrderDetail'> => ({ ...newestOrder(key).detail, ...changes });

/** The same order in the list of all orders. */
export const listedOrderOf = (
  key: string,
  changes: Partial<Schema<'OrderListItem'>> = {},
): Schema<'OrderListItem'> => ({
  ...told(answersTo(key).orders[0], `an order of ${key}`),
  ...changes,
});

/** The same order on home. */
export const homeOrderOf = (
  key: string,
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => ({
  ...told(answersTo(key).home.undwayList[0], `an order in progress of ${key}`),
  ...changes,
});

/** The extension that is offered for that order, or was asked for. */
export const extensionOf = (
  key: string,
  changes: Partial<Schema<'ExtensionInfo'>> = {},
): Schema<'ExtensionInfo'> => ({
  ...told(newestOrder(key).extension, `an extension of ${key}`),
  ...changes,
});

/** What it costs to return that loan. */
export const coolingOffOf = (key: string): Schema<'CoolingOff'> =>
  told(newestOrder(key).coolingOff, `a return by ${key}`);

/** The loan that begins once that one is repaid. */
export const nextLoanOf = (key: string): Schema<'ScheduledOrder'> =>
  told(newestOrder(key).next, `a next loan of ${key}`);

/** What that order's Key Facts Statement says in figures. */
export const keyFactsOf = (key: string) =>
  told(newestOrder(key).keyFacts, `a Key Facts Statement of ${key}`);

/** A product as this persona's home lists it. */
export const offerTo = (
  key: string,
  productId: string,
  changes: Partial<Schema<'HomeProduct'>> = {},
): Schema<'HomeProduct'> => ({
  ...told(
    answersTo(key).home.homeProductVos.find(({ id }) => id === productId),
    `product ${productId}`,
  ),
  ...changes,
});

/** A product's facts as this persona reads them. */
export const productInfoFor = (
  key: string,
  productId: string,
  changes: Partial<Schema<'ProductInfo'>> = {},
): Schema<'ProductInfo'> => ({
  ...told(answersTo(key).byProduct[productId], `product ${productId} for ${key}`).info,
  ...changes,
});

/** For how many days a product can be taken by the strict rules, as the server tells with it (D54). */
export function strictTermsOf(
  productId: string,
  offered: OfferedTerms = productInfoFor(knowsAll, productId),
): Schema<'Terms'> {
  const policy = policyOf('strict');
  return {
    here: [...termsOf(offered, policy)],
    inStoreApp: [...termsOf(offered, policy, { isApp: true })],
  };
}

type Refused = [msg: string, httpStatus: number];
const orderNotFound: Refused = ['This order was not found.', 404];
const productNotFound: Refused = ['This product was not found.', 404];
const noExtension: Refused = ['This order cannot be extended now.', 409];
const amountNotOffered: Refused = ['This amount is not offered for this product.', 422];

const orElse = <Data>(data: Data | null | undefined, refused: Refused) =>
  data ? success(data) : refusal(...refused);

/** The reference server as a persona meets it, for all that home and the screens of an order read. */
export const serverOf = (who: () => string) => [
  mockGet('/home/v1/index', () => success(answersTo(who()).home)),
  mockGet('/auth/v1/find-user-auth', () => success(answersTo(who()).auth)),
  mockGet('/order/v1/list', () => success(answersTo(who()).orders)),
  mockGet('/order/v1/detail', ({ query }) =>
    orElse(answersTo(who()).byOrder[query.get('orderId') ?? '']?.detail, orderNotFound),
  ),
  mockGet('/order/v1/get-auto-apply', success(null)),
  mockGet('/order-repay-extension/v1/extension-calc/{id}', () => {
    const { byOrder, orders } = answersTo(who());
    const extension = byOrder[orders[0]?.orderId ?? '']?.extension;
    return orElse(extension, noExtension);
  }),
  mockGet('/product/v1/product-info', ({ query }) =>
    orElse(answersTo(who()).byProduct[query.get('id') ?? '']?.info, productNotFound),
  ),
  mockGet('/order/v1/calculate', ({ query }) => {
    const product = answersTo(who()).byProduct[query.get('productId') ?? ''];
    const cost = query.get('repaidFirst') ? product?.costNext : product?.costNow;
    return orElse(cost, amountNotOffered);
  }),
  ...trackingHandlers,
];
