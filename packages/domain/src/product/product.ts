import { checkedExternalLink, type LinkRefusal } from '../addresses/payment-link.ts';
import { nextAuthStep, type AuthFlags, type AuthStepKey } from '../auth/next-auth-step.ts';
import { shouldDownloadApp, type Visitor } from '../device/platform.ts';
import { asPaise, type NullablePaise, type Paise } from '../money/paise.ts';
import { wireNumber } from '../wire.ts';

export interface GatedProduct {
  productType?: unknown;
  productStatus?: unknown;
  fullMsg?: string | null | undefined;
  h5Href?: string | null | undefined;
}

export interface ProductGateInput extends Visitor {
  /** The verification steps in the server's order, and flags that say which steps are done. */
  steps: { keys: readonly string[]; flags: AuthFlags };
  product: GatedProduct;
  /**
   * The app's own origin, such as 'https://app.example'. For tests on a local network, external
   * links to this origin may use http (D26).
   */
  pageOrigin: string;
}

export type ProductGate =
  | { kind: 'auth'; key: AuthStepKey; step: number; as: number }
  | { kind: 'download' }
  | { kind: 'external'; url: string }
  | { kind: 'refusedLink'; reason: LinkRefusal }
  | { kind: 'locked'; message: string }
  | { kind: 'apply' };

/**
 * Returns what opens when a borrower applies for a product. The checks have the same order as in
 * §4 'Applying from home'.
 */
export function productGate(input: ProductGateInput): ProductGate {
  const { steps, product, pageOrigin } = input;
  const next = nextAuthStep(steps.keys, steps.flags);
  if (next.kind === 'step') {
    return { kind: 'auth', key: next.key, step: next.step, as: next.as };
  }
  if (shouldDownloadApp(input)) return { kind: 'download' };
  if (isExternalProduct(product)) {
    const link = checkedExternalLink(product.h5Href, pageOrigin);
    return link.ok
      ? { kind: 'external', url: link.url }
      : { kind: 'refusedLink', reason: link.reason };
  }
  if (isProductLocked(product)) return { kind: 'locked', message: product.fullMsg ?? '' };
  return { kind: 'apply' };
}

/** True for a locked product (§3), which only borrowers in a higher tier can apply for. */
export function isProductLocked(product: { productStatus?: unknown }): boolean {
  return wireNumber(product.productStatus) === 0;
}

const externalProduct = 0;

/** True for a partner's product, which links to the partner's page (§3). */
export function isExternalProduct(product: { productType?: unknown }): boolean {
  return wireNumber(product.productType) === externalProduct;
}

/** True if borrowers can apply (isFull 0); otherwise the app shows 'Fulled' (§3). */
export function isOpenForApplications(product: { isFull?: unknown }): boolean {
  return wireNumber(product.isFull) === 0;
}

export type PrecheckTarget = 'denied' | 'orders' | 'apply';

/**
 * Maps the `orderStatus` of the check before an application: 0 to the denied page, 2 to the order
 * list, others to the application form (§4).
 */
export function precheckTarget(orderStatus: unknown): PrecheckTarget {
  const status = wireNumber(orderStatus);
  if (status === 0) return 'denied';
  return status === 2 ? 'orders' : 'apply';
}

/**
 * The preselected amount of the next loan: the largest that is not above the current loan's amount,
 * because the app must not encourage debt (D38). If all are above it, the smallest; null if there
 * are none.
 */
export function nextLoanAmount(
  offeredPaise: readonly Paise[],
  presentPaise: NullablePaise,
): NullablePaise {
  const notAbovePresent = offeredPaise.filter((paise) => paise <= (presentPaise ?? 0));
  const choices =
    notAbovePresent.length > 0 ? [asPaise(Math.max(...notAbovePresent))] : offeredPaise;
  return choices.length > 0 ? asPaise(Math.min(...choices)) : null;
}
