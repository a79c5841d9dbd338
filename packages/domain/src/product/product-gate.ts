import { nextAuthStep, type AuthFlags, type AuthStepKey } from '../auth/next-auth-step.ts';
import { externalLink, type LinkRefusal } from '../payment-link/external-link.ts';
import { isSentToDownload, type Visitor } from '../platform/platform.ts';
import { wireNumber } from '../wire/wire-number.ts';
import { isLocked } from './product-state.ts';

export interface GatedProduct {
  readonly productType?: unknown;
  readonly productStatus?: unknown;
  readonly fullMsg?: string | null | undefined;
  readonly h5Href?: string | null | undefined;
}

export interface ProductGateInput extends Visitor {
  /** The configured step keys in the server's order, and what is done. */
  readonly steps: { readonly keys: readonly string[]; readonly flags: AuthFlags };
  readonly product: GatedProduct;
  /** Where this page came from, such as 'https://app.example' (D26). */
  readonly pageOrigin: string;
}

export type ProductGate =
  | { readonly kind: 'auth'; readonly key: AuthStepKey; readonly step: number; readonly as: number }
  | { readonly kind: 'download' }
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'refusedLink'; readonly reason: LinkRefusal }
  | { readonly kind: 'locked'; readonly message: string }
  | { readonly kind: 'apply' };

const EXTERNAL_PRODUCT = 0;

/** What applying from Home leads to, checked in the order of §4 'Applying from home'. */
export function productGate(input: ProductGateInput): ProductGate {
  const { steps, product, pageOrigin } = input;
  const next = nextAuthStep(steps.keys, steps.flags);
  if (next.kind === 'step') {
    return { kind: 'auth', key: next.key, step: next.step, as: next.as };
  }
  if (isSentToDownload(input)) return { kind: 'download' };
  if (wireNumber(product.productType) === EXTERNAL_PRODUCT) {
    const link = externalLink(product.h5Href, pageOrigin);
    return link.ok
      ? { kind: 'external', url: link.url }
      : { kind: 'refusedLink', reason: link.reason };
  }
  if (isLocked(product)) return { kind: 'locked', message: product.fullMsg ?? '' };
  return { kind: 'apply' };
}
