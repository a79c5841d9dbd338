import type { ReadEarly } from '../server/early-reads.ts';
import { largestAmount, productInfoQuery } from '../queries/product-info.ts';
import { firstTerm } from '../native/terms-here.ts';
import { quoteQuery } from './quote.ts';

/** Reads a product and the price of its largest amount, which its pages show first (§9). */
export async function readLargestOffer(read: ReadEarly, productId: string): Promise<void> {
  const product = await read(productInfoQuery(productId));
  const amountPaise = largestAmount(product);
  if (amountPaise === undefined) return;
  await read(quoteQuery(productId, amountPaise, { period: firstTerm(product) }));
}
