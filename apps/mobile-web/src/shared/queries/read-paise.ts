import { type NullablePaise, wireRupeesToPaise } from '@kosha/domain';
import { trackDrift } from '../tracking/tracking.ts';

const reported = new Set<string>();

/**
 * Converts rupees to paise; null if the amount is invalid (D16). The app reports an invalid field,
 * such as 'OrderDetail.interest', only once.
 */
export function readPaise(rupees: unknown, field: string): NullablePaise {
  const paise = wireRupeesToPaise(rupees);
  if (paise === null && !reported.has(field)) {
    reported.add(field);
    trackDrift('contract', { amount: field });
  }
  return paise;
}
