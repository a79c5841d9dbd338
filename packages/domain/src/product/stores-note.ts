import { formatPeriods } from '../dates/format.ts';
import { isLongEnoughForStores } from './terms.ts';

/** Which terms of a product the app stores would not take; for staff, never for borrowers (D54). */
export function storesNote(terms: readonly number[]): string {
  const short = terms.filter((days) => !isLongEnoughForStores(days));
  if (short.length === 0) return 'Long enough for app stores';
  const words = 'Too short for app stores';
  return short.length === terms.length ? words : `${words}: ${formatPeriods(short)}`;
}
