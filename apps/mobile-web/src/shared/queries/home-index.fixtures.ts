import type { Schema } from '@kosha/api-client';
import { homeOrderOf, homeProductOf } from '../sample-data/sample-data.fixtures.ts';

export const homeProduct = (changes: Partial<Schema<'HomeProduct'>> = {}): Schema<'HomeProduct'> =>
  homeProductOf('verified', '1', changes);

export const inProgressOrder = (
  changes: Partial<Schema<'InProgressOrder'>> = {},
): Schema<'InProgressOrder'> => homeOrderOf('loaned', changes);
