import type { Schema } from '@kosha/api-client';
import { nextLoanOf } from '../sample-data/sample-data.fixtures.ts';

/** A scheduled order of ₹5,000, which starts when the active loan is repaid. */
export const nextLoan = (
  changes: Partial<Schema<'ScheduledOrder'>> = {},
): Schema<'ScheduledOrder'> => ({ ...nextLoanOf('scheduled'), ...changes });
