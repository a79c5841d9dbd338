import type { Schema } from '@kosha/api-client';
import { nextLoanOf } from '../sample-data/sample-data.fixtures.ts';

export const nextLoan = (
  changes: Partial<Schema<'ScheduledOrder'>> = {},
): Schema<'ScheduledOrder'> => ({ ...nextLoanOf('scheduled'), ...changes });
