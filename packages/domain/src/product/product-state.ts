import { wireNumber } from '../wire/wire-number.ts';

/** With productStatus 0 the product is locked, and its cover shows which tier unlocks it (§3). */
export function isLocked(product: { productStatus?: unknown }): boolean {
  return wireNumber(product.productStatus) === 0;
}

const externalProduct = 0;

/** With productType 0 the product is a partner's and opens its page (§3). */
export function isExternal(product: { productType?: unknown }): boolean {
  return wireNumber(product.productType) === externalProduct;
}

/** With isFull 0 borrowers can apply for the product; otherwise it shows 'Fulled' (§3). */
export function isApplyable(product: { isFull?: unknown }): boolean {
  return wireNumber(product.isFull) === 0;
}
