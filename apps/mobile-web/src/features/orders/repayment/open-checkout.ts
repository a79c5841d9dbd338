import { paymentLink } from '@kosha/domain';
import {
  rememberPendingPayment,
  type PaymentPurpose,
  type ReapplyWish,
} from '../../../shared/payment/pending-payment.ts';

interface Checkout {
  orderId: string;
  purpose: PaymentPurpose;
  /** As the server gave it. */
  paymentUrl: string;
  amountPaise: number;
  wish: ReapplyWish;
}

/**
 * Leaves for the checkout (§4 Repayment) and remembers the payment until its end is known. False for
 * an address that may not be opened (D26): the browser stays, and the caller says so.
 */
export function openCheckout({ paymentUrl, ...payment }: Checkout): boolean {
  const link = paymentLink(paymentUrl, window.location.origin);
  if (!link.ok) return false;
  rememberPendingPayment({ ...payment, startedAtMs: Date.now(), hasReturned: false });
  window.location.assign(link.url);
  return true;
}
