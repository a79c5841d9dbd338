import { type KnownPaise, wireRupeesToPaise } from '@kosha/domain';
import { trackDrift } from '../tracking/tracking.ts';

/** Each field is reported only once, because the same response is read repeatedly. */
const reported = new Set<string>();

/**
 * Returns null if the amount is invalid (D16). The screen then shows a dash, and the app reports
 * the field, such as 'OrderDetail.interest', once.
 */
export function readPaise(rupees: unknown, field: string): KnownPaise {
  const paise = wireRupeesToPaise(rupees);
  if (paise === null && !reported.has(field)) {
    reported.add(field);
    trackDrift('contract', { amount: field });
  }
  return paise;
}
