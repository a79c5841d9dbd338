import { wireNumber } from '../wire/wire-number.ts';

/** productStatus 0: the cover shows the tier that unlocks the product (§3). */
export function isLocked(product: { readonly productStatus?: unknown }): boolean {
  return wireNumber(product.productStatus) === 0;
}

/** isFull 0: the product can be applied for; otherwise it is shown 'Fulled' (§3). */
export function isApplyable(product: { readonly isFull?: unknown }): boolean {
  return wireNumber(product.isFull) === 0;
}
