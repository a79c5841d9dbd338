import { formatPeriods } from '../dates/format.ts';
import { isLongEnoughForAppStores } from './terms.ts';

/** A note for staff that says which loan periods are too short for app stores (D54). */
export function appStoreTermsNote(terms: readonly number[]): string {
  const short = terms.filter((days) => !isLongEnoughForAppStores(days));
  if (short.length === 0) return 'Long enough for app stores';
  const words = 'Too short for app stores';
  return short.length === terms.length ? words : `${words}: ${formatPeriods(short)}`;
}
