import { canDo, isSettled } from './order-states.ts';

/** What the server knows of the latest payment for an order (D30). */
export type PaymentState = 'none' | 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** What the app tells the borrower about the payment, and so whether the app offers to pay. */
export type PaymentView = 'none' | 'leftOpen' | 'unknown' | 'notPaid' | 'paid';

const views = {
  none: 'none',
  open: 'leftOpen',
  processing: 'unknown',
  paid: 'paid',
  failed: 'notPaid',
  cancelled: 'notPaid',
} as const satisfies Record<PaymentState, PaymentView>;

const isPaymentState = (raw: string): raw is PaymentState => Object.hasOwn(views, raw);

export interface PaymentFacts {
  orderState: unknown;
  /** Undefined when the server does not say. */
  paymentState?: string | undefined;
  /** Whether this browser opened the checkout for this order and does not know how that ended. */
  hasPending: boolean;
}

/**
 * Says whether a payment has happened (D30). When that is not sure, it is 'unknown', and the app must
 * not offer a second payment. A settled order is never 'unknown', whatever else the server says.
 */
export function paymentView({ orderState, paymentState, hasPending }: PaymentFacts): PaymentView {
  if (isSettled(orderState)) return hasPending || paymentState === 'paid' ? 'paid' : 'none';
  if (paymentState === undefined) return hasPending ? 'unknown' : 'none';
  return isPaymentState(paymentState) ? views[paymentState] : 'unknown';
}

/** Whether a payment may start now: one is due for the order (§4) and no other is running (D30). */
export function mayPay(orderState: unknown, view: PaymentView): boolean {
  return canDo('repay', orderState) && (view === 'none' || view === 'notPaid');
}
