import { formatPeriods } from '../dates/format.ts';
import { isLongEnoughForStores } from './terms.ts';

/** Lists the terms in days that app stores reject (D54). */
export function storesNote(terms: readonly number[]): string {
  const short = terms.filter((days) => !isLongEnoughForStores(days));
  if (short.length === 0) return 'Long enough for app stores';
  const words = 'Too short for app stores';
  return short.length === terms.length ? words : `${words}: ${formatPeriods(short)}`;
}
