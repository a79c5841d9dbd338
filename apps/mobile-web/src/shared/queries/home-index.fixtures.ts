import type { Schema } from '@kosha/api-client';
import { homeOrderOf, offerTo } from '../world/world.fixtures.ts';

/** Kosha Flex, open to everybody. */
export const homeProduct = (changes: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> =>
  offerTo('verified', '1', changes);

/** The running loan of `orderDetail`, as home tells it. */
export const inProgressOrder = (
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => homeOrderOf('loaned', changes);
