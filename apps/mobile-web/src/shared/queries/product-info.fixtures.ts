import type { Schema } from '@kosha/api-client';
import { productInfoFor } from '../sample-data/sample-data.fixtures.ts';

/** Simulates a server that does not send the optional field `offer` of a product (D66). */
export function withoutOffer<Received extends { offer?: Schema<'Offer'> }>(
  received: Received,
): Omit<Received, 'offer'> {
  const { offer: _, ...rest } = received;
  return rest;
}

export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  productInfoFor('loaned', '1', changes);
