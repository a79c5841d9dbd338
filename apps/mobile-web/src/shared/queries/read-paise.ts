import { type KnownPaise, wireRupeesToPaise } from '@kosha/domain';
import { trackDrift } from '../tracking/tracking.ts';

/** Errors that were already reported, because the same response is read repeatedly. */
const reported = new Set<string>();

/**
 * Converts an amount of a response to paise where it enters the app (D16). Returns null if it is
 * invalid: the screen shows a dash, and `field`, such as 'OrderDetail.interest', is reported once.
 */
export function readPaise(rupees: unknown, field: string): KnownPaise {
  const paise = wireRupeesToPaise(rupees);
  if (paise === null && !reported.has(field)) {
    reported.add(field);
    trackDrift('contract', { amount: field });
  }
  return paise;
}
