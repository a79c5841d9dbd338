import { type NullablePaise, checkedPaymentLink } from '@kosha/domain';
import {
  rememberPendingPayment,
  type PaymentPurpose,
  type ReapplyOutcome,
} from '../../shared/money/pending-payment.ts';

interface Checkout {
  orderId: string;
  purpose: PaymentPurpose;
  /** Not validated yet. */
  paymentUrl: string;
  amountPaise: NullablePaise;
  reapply: ReapplyOutcome;
}

/**
 * Stores the payment until the app knows its result (§4 Repayment). Returns false if the URL is not
 * allowed (D26).
 */
export function openCheckout({ paymentUrl, ...payment }: Checkout): boolean {
  const link = checkedPaymentLink(paymentUrl, window.location.origin);
  if (!link.ok) return false;
  rememberPendingPayment({ ...payment, startedAtMs: Date.now(), hasReturned: false });
  window.location.assign(link.url);
  return true;
}
