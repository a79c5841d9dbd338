import type { Schema } from '@kosha/api-client';
import { policyOf, termsOf, type OfferedTerms } from '@kosha/domain';
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

/** For how many days such a product can be taken by the strict rules, as the server tells with it (D54). */
export function strictTermsOf(offered: OfferedTerms): Schema<'Terms'> {
  const policy = policyOf('strict');
  return {
    here: [...termsOf(offered, policy)],
    inStoreApp: [...termsOf(offered, policy, { isApp: true })],
  };
}
