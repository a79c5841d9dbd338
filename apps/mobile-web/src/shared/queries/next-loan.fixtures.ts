import type { Schema } from '@kosha/api-client';
import { nextLoanOf } from '../sample-data/sample-data.fixtures.ts';

/** ₹5,000 for when the active loan is settled. */
export const nextLoan = (
  changes: Partial<Schema<'ScheduledOrder'>> = {},
): Schema<'ScheduledOrder'> => ({ ...nextLoanOf('scheduled'), ...changes });
