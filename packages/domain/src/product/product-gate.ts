import { nextAuthStep, type AuthFlags, type AuthStepKey } from '../auth/next-auth-step.ts';
import { externalLink, type LinkRefusal } from '../payment-link/external-link.ts';
import { isSentToDownload, type Visitor } from '../platform/platform.ts';
import { isExternal, isLocked } from './product-state.ts';

export interface GatedProduct {
  productType?: unknown;
  productStatus?: unknown;
  fullMsg?: string | null | undefined;
  h5Href?: string | null | undefined;
}

export interface ProductGateInput extends Visitor {
  /** The configured steps in the server's order, and the flags that say which are done. */
  steps: { keys: readonly string[]; flags: AuthFlags };
  product: GatedProduct;
  /** The page's own origin, such as 'https://app.example' (D26). */
  pageOrigin: string;
}

export type ProductGate =
  | { kind: 'auth'; key: AuthStepKey; step: number; as: number }
  | { kind: 'download' }
  | { kind: 'external'; url: string }
  | { kind: 'refusedLink'; reason: LinkRefusal }
  | { kind: 'locked'; message: string }
  | { kind: 'apply' };

/** Where applying from Home leads, checked in the order of §4 'Applying from home'. */
export function productGate(input: ProductGateInput): ProductGate {
  const { steps, product, pageOrigin } = input;
  const next = nextAuthStep(steps.keys, steps.flags);
  if (next.kind === 'step') {
    return { kind: 'auth', key: next.key, step: next.step, as: next.as };
  }
  if (isSentToDownload(input)) return { kind: 'download' };
  if (isExternal(product)) {
    const link = externalLink(product.h5Href, pageOrigin);
    return link.ok
      ? { kind: 'external', url: link.url }
      : { kind: 'refusedLink', reason: link.reason };
  }
  if (isLocked(product)) return { kind: 'locked', message: product.fullMsg ?? '' };
  return { kind: 'apply' };
}
