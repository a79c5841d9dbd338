import type { Schema } from '@kosha/api-client';
import { homeOrderOf, offerTo } from '../sample-data/sample-data.fixtures.ts';

/** Kosha Flex, available to everyone. */
export const homeProduct = (changes: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> =>
  offerTo('verified', '1', changes);

/** The active loan of `orderDetail`, as home returns it. */
export const inProgressOrder = (
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => homeOrderOf('loaned', changes);
