import { type KnownPaise, wireRupeesToPaise } from '@kosha/domain';
import { trackDrift } from '../tracking/tracking.ts';

/** What was reported already, because the same answer is read again and again. */
const reported = new Set<string>();

/**
 * An amount of an answer in paise, where it enters the app (D16). Null for one that cannot be read:
 * the screen shows a dash in its place, and `field`, such as 'OrderDetail.interest', is reported once.
 */
export function readPaise(rupees: unknown, field: string): KnownPaise {
  const paise = wireRupeesToPaise(rupees);
  if (paise === null && !reported.has(field)) {
    reported.add(field);
    trackDrift('contract', { amount: field });
  }
  return paise;
}
