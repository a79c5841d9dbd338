import { periodsOf } from '../dates/format.ts';
import { limits } from '../limits.ts';
import type { Policy } from '../policy/policy.ts';

/** A product's default term and the list of offered terms, in days (§3.4, D38). */
export interface OfferedTerms {
  period: number;
  periodList: readonly number[];
}

/**
 * The available terms of a product in days, ascending: 7, or in the strict profile the product's
 * own terms (§9, D54). Empty if the rules of app stores exclude all of them.
 */
export function termsOf(
  product: OfferedTerms,
  { areTermsOfProduct, areShortTermsInStores }: Policy,
  { isApp }: { isApp: boolean } = { isApp: false },
): readonly number[] {
  const terms = areTermsOfProduct ? periodsOf(product) : [limits.quotePeriodDays];
  return isApp && !areShortTermsInStores ? terms.filter(isLongEnoughForStores) : terms;
}

/** App stores reject loans that must be repaid in full sooner (D54). */
export const isLongEnoughForStores = (days: number): boolean => days >= limits.storeMinTermDays;

/** The default term of the next loan: the current term if offered, else the shortest (D10, D11). */
export const nextTermOf = (terms: readonly number[], presentDays: number): number =>
  terms.includes(presentDays) ? presentDays : (terms[0] ?? presentDays);
