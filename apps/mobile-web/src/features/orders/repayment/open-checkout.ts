import { type KnownPaise, paymentLink } from '@kosha/domain';
import {
  rememberPendingPayment,
  type PaymentPurpose,
  type WishOutcome,
} from '../../../shared/money/pending-payment.ts';

interface Checkout {
  orderId: string;
  purpose: PaymentPurpose;
  /** The address that the server gave, not checked yet. */
  paymentUrl: string;
  amountPaise: KnownPaise;
  wish: WishOutcome;
}

/**
 * Opens the checkout (§4 Repayment) and remembers the payment until its end is known. Returns false for
 * an address that may not be opened (D26); then the browser stays, and the caller must say so.
 */
export function openCheckout({ paymentUrl, ...payment }: Checkout): boolean {
  const link = paymentLink(paymentUrl, window.location.origin);
  if (!link.ok) return false;
  rememberPendingPayment({ ...payment, startedAtMs: Date.now(), hasReturned: false });
  window.location.assign(link.url);
  return true;
}
