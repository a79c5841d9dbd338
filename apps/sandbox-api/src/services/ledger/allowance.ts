import { dayMs } from '@kosha/domain';
import type { Allowance } from '../allowance/spend.ts';

/** A payment that fails can be begun again and again, and each time a row stays. */
export const paymentsOf = (orderId: string): Allowance => ({
  scope: `payments:order:${orderId}`,
  max: 100,
  windowMs: dayMs,
  refusal: 'You have begun many payments today.',
});
