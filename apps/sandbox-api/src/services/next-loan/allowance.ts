import { dayMs } from '@kosha/domain';
import type { Allowance } from '../allowance/spend.ts';

/** A next loan can be set and cancelled again and again, and each time a row stays. */
export const schedulesOf = (userId: string): Allowance => ({
  scope: `schedules:user:${userId}`,
  max: 50,
  windowMs: dayMs,
  refusal: 'tooManyNextLoans',
});
