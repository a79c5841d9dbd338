import { paymentLink } from '@kosha/domain';
import { rememberPendingPayment, type ReapplyWish } from './pending-payment.ts';

interface Checkout {
  orderId: string;
  /** As the server gave it. */
  paymentUrl: string;
  /** Wire rupees. */
  amountRupees: number;
  wish: ReapplyWish;
}

/**
 * Leaves for the checkout (§4 Repayment) and remembers the payment until its end is known. False for
 * an address that may not be opened (D26): the browser stays, and the caller says so.
 */
export function openCheckout({ orderId, paymentUrl, amountRupees, wish }: Checkout): boolean {
  const link = paymentLink(paymentUrl, window.location.origin);
  if (!link.ok) return false;
  const startedAtMs = Date.now();
  rememberPendingPayment({
    orderId,
    startedAtMs,
    amountRupees,
    wish,
    hasReturned: false,
  });
  window.location.assign(link.url);
  return true;
}
