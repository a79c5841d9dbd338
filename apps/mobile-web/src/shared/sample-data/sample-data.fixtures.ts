import type { Schema } from '@kosha/api-client';
import { policyOf, selectableTermsOf, type OfferedTerms } from '@kosha/domain';
import { sampleResponses } from './responses.ts';
import type { OrderResponses, PersonaResponses } from './responses.ts';

export const { agreements, faq, aboutUs } = sampleResponses;

export const personaWithAllProducts = 'platinum';

export const responsesFor = (key: string): PersonaResponses =>
  requireSample(sampleResponses.personas[key], key);

export function requireSample<Answer>(answer: Answer | null | undefined, name: string): Answer {
  if (answer === null || answer === undefined)
    throw new Error(`The sample data has nothing of ${name}.`);
  return answer;
}

const newestId = (key: string) =>
  requireSample(responsesFor(key).orders[0], `an order of ${key}`).orderId;

const newestOrder = (key: string): OrderResponses =>
  requireSample(responsesFor(key).byOrder[newestId(key)], `the newest order of ${key}`);

export const orderOf = (
  key: string,
  changes: Partial<Schema<'OrderDetail'>> = {},
): Schema<'OrderDetail'> => ({ ...newestOrder(key).detail, ...changes });

export const listedOrderOf = (
  key: string,
  changes: Partial<Schema<'OrderListItem'>> = {},
): Schema<'OrderListItem'> => ({
  ...requireSample(responsesFor(key).orders[0], `an order of ${key}`),
  ...changes,
});

export const homeOrderOf = (
  key: string,
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => ({
  ...requireSample(responsesFor(key).home.undwayList[0], `an order in progress of ${key}`),
  ...changes,
});

export const extensionOf = (
  key: string,
  changes: Partial<Schema<'ExtensionInfo'>> = {},
): Schema<'ExtensionInfo'> => ({
  ...requireSample(newestOrder(key).extension, `an extension of ${key}`),
  ...changes,
});

export const coolingOffOf = (key: string): Schema<'CoolingOff'> =>
  requireSample(newestOrder(key).coolingOff, `a return by ${key}`);

export const nextLoanOf = (key: string): Schema<'ScheduledOrder'> =>
  requireSample(newestOrder(key).next, `a next loan of ${key}`);

export const keyFactsOf = (key: string) =>
  requireSample(newestOrder(key).keyFacts, `a Key Facts Statement of ${key}`);

export const homeProductOf = (
  key: string,
  productId: string,
  changes: Partial<Schema<'HomeProduct'>> = {},
): Schema<'HomeProduct'> => ({
  ...requireSample(
    responsesFor(key).home.homeProductVos.find(({ id }) => id === productId),
    `product ${productId}`,
  ),
  ...changes,
});

export const productInfoFor = (
  key: string,
  productId: string,
  changes: Partial<Schema<'ProductInfo'>> = {},
): Schema<'ProductInfo'> => ({
  ...requireSample(responsesFor(key).byProduct[productId], `product ${productId} for ${key}`).info,
  ...changes,
});

/** Returns the loan terms under the strict policy, in days, as the server sends them (D54). */
export function strictTermsOf(offered: OfferedTerms): Schema<'Terms'> {
  const policy = policyOf('strict');
  return {
    here: [...selectableTermsOf(offered, policy)],
    inStoreApp: [...selectableTermsOf(offered, policy, { isApp: true })],
  };
}

/** A loan of ₹5,000 that was paid out two days ago and is due in five days. */
export const orderDetail = (changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> =>
  orderOf('loaned', changes);

export const inProgressOrder = (
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => homeOrderOf('loaned', changes);

export const nextLoan = (
  changes: Partial<Schema<'ScheduledOrder'>> = {},
): Schema<'ScheduledOrder'> => ({ ...nextLoanOf('scheduled'), ...changes });

export const homeProduct = (changes: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> =>
  homeProductOf('verified', '1', changes);

export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  productInfoFor('loaned', '1', changes);

/** Simulates a server that does not send the optional field `offer` of a product (D66). */
export function withoutOffer<Received extends { offer?: Schema<'Offer'> }>(
  received: Received,
): Omit<Received, 'offer'> {
  const { offer: _, ...rest } = received;
  return rest;
}
