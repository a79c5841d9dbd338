import type { Schema } from '@kosha/api-client';
import { orderOf } from '../sample-data/sample-data.fixtures.ts';

/** The ₹5,000 loan that the sample borrower took two days ago, due in five. */
export const orderDetail = (changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> =>
  orderOf('loaned', changes);
