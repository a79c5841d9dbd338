import { type KnownPaise, paymentLink } from '@kosha/domain';
import {
  rememberPendingPayment,
  type PaymentPurpose,
  type ReapplyOutcome,
} from '../../../shared/money/pending-payment.ts';

interface Checkout {
  orderId: string;
  purpose: PaymentPurpose;
  /** The server's URL, not validated yet. */
  paymentUrl: string;
  amountPaise: KnownPaise;
  reapply: ReapplyOutcome;
}

/**
 * Opens the checkout (§4 Repayment) and stores the payment until its result is known. Returns false
 * for a URL that is not allowed (D26); the caller must then show it.
 */
export function openCheckout({ paymentUrl, ...payment }: Checkout): boolean {
  const link = paymentLink(paymentUrl, window.location.origin);
  if (!link.ok) return false;
  rememberPendingPayment({ ...payment, startedAtMs: Date.now(), hasReturned: false });
  window.location.assign(link.url);
  return true;
}
