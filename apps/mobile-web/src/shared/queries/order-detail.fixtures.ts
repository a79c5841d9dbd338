import type { Schema } from '@kosha/api-client';
import { orderOf } from '../sample-data/sample-data.fixtures.ts';

/** A loan of ₹5,000 that was paid out two days ago and is due in five days. */
export const orderDetail = (changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> =>
  orderOf('loaned', changes);
