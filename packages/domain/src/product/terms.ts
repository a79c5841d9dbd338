import { periodsOf } from '../dates/format.ts';
import { limits } from '../limits.ts';
import type { Policy } from '../policy/policy.ts';

/** The loan periods of a product in days (§3.4, D38). */
export interface OfferedTerms {
  period: number;
  periodList: readonly number[];
}

/**
 * The loan periods that borrowers can choose, in days and ascending: 7 in the profile `specified`,
 * those of the product in `strict` (§9, D54). In apps from a store, `strict` omits periods that the
 * stores reject.
 */
export function selectableTermsOf(
  product: OfferedTerms,
  { areTermsOfProduct, areShortTermsInStores }: Policy,
  { isApp }: { isApp: boolean } = { isApp: false },
): readonly number[] {
  const terms = areTermsOfProduct ? periodsOf(product) : [limits.quotePeriodDays];
  return isApp && !areShortTermsInStores ? terms.filter(isLongEnoughForAppStores) : terms;
}

/** False for a term that app stores reject (D54). */
export const isLongEnoughForAppStores = (days: number): boolean => days >= limits.storeMinTermDays;

/** The current term if available, else the shortest term (D10, D11). */
export const nextLoanTerm = (terms: readonly number[], presentDays: number): number =>
  terms.includes(presentDays) ? presentDays : (terms[0] ?? presentDays);
