import { periodsOf } from '../dates/format.ts';
import { limits } from '../limits.ts';
import type { Policy } from '../policy/policy.ts';

/** A product's own term and the list of those it is offered for, in days (§3.4, D38). */
export interface OfferedTerms {
  period: number;
  periodList: readonly number[];
}

/**
 * For how many days a loan of the product can be taken, the shortest first: for 7 days, or for each of the product's
 * own terms (§9, D54). Empty where the app of a store may offer none of them.
 */
export function termsOf(
  product: OfferedTerms,
  { areTermsOfProduct, areShortTermsInStores }: Policy,
  { isApp }: { isApp: boolean } = { isApp: false },
): readonly number[] {
  const terms = areTermsOfProduct ? periodsOf(product) : [limits.quotePeriodDays];
  return isApp && !areShortTermsInStores ? terms.filter(isLongEnoughForStores) : terms;
}

/** The app stores take no loan that is due in full sooner (D54). */
export const isLongEnoughForStores = (days: number): boolean => days >= limits.storeMinTermDays;

/** The term of a loan that follows one: the same again, where it is offered, else the shortest (D10, D11). */
export const nextTermOf = (terms: readonly number[], presentDays: number): number =>
  terms.includes(presentDays) ? presentDays : (terms[0] ?? presentDays);
