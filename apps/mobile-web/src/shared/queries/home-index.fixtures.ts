import type { Schema } from '@kosha/api-client';
import { homeOrderOf, offerTo } from '../sample-data/sample-data.fixtures.ts';

/** Kosha Flex, which is available to everyone. */
export const homeProduct = (changes: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> =>
  offerTo('verified', '1', changes);

/** The active loan of `orderDetail`, as an entry of home. */
export const inProgressOrder = (
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => homeOrderOf('loaned', changes);
