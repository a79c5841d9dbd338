import type { Schema } from '@kosha/api-client';
import { productInfoFor } from '../sample-data/sample-data.fixtures.ts';

/** Simulates a server before D66, which sends no price with a product. */
export function withoutOffer<Received extends { offer?: Schema<'Offer'> }>(
  received: Received,
): Omit<Received, 'offer'> {
  const { offer: _, ...rest } = received;
  return rest;
}

export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  productInfoFor('loaned', '1', changes);
