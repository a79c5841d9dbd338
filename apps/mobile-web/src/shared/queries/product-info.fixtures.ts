import type { Schema } from '@kosha/api-client';
import { productInfoFor } from '../sample-data/sample-data.fixtures.ts';

/** The product as sent by a server before D66, without a price. */
export function withoutOffer<Received extends { offer?: Schema<'Offer'> }>(
  received: Received,
): Omit<Received, 'offer'> {
  const { offer: _, ...rest } = received;
  return rest;
}

/** Kosha Flex, for a borrower without a tier. */
export const productInfo = (changes: Partial<Schema<'ProductInfo'>> = {}): Schema<'ProductInfo'> =>
  productInfoFor('loaned', '1', changes);
