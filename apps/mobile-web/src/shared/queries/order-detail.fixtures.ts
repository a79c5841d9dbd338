import type { Schema } from '@kosha/api-client';
import { orderOf } from '../world/world.fixtures.ts';

/** The loan of ₹5,000 that the sample world's borrower took two days ago, due in five. */
export const orderDetail = (changes: Partial<Schema<'OrderDetail'>> = {}): Schema<'OrderDetail'> =>
  orderOf('loaned', changes);
