import type { Schema } from '@kosha/api-client';
import { orderOf } from '../sample-data/sample-data.fixtures.ts';

/** A loan of ₹5,000, taken two days ago and due in five. */
export const orderDetail = (changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> =>
  orderOf('loaned', changes);
