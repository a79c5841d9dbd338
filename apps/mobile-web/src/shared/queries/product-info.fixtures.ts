import type { Schema } from '@kosha/api-client';
import { productInfoFor } from '../world/world.fixtures.ts';

/** Kosha Flex, as a borrower without a tier reads it. */
export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  productInfoFor('loaned', '1', changes);
