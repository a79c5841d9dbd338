import { canDo, isSettled } from './order-state.ts';

/** What the server knows of the latest repayment of a due (D30). */
export type PaymentState = 'none' | 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** What the borrower is told of it, and so whether paying (again) is offered. */
export type PaymentView = 'none' | 'leftOpen' | 'unknown' | 'notPaid' | 'paid';

const VIEWS = {
  none: 'none',
  open: 'leftOpen',
  processing: 'unknown',
  paid: 'paid',
  failed: 'notPaid',
  cancelled: 'notPaid',
} as const satisfies Record<PaymentState, PaymentView>;

const isPaymentState = (raw: string): raw is PaymentState => Object.hasOwn(VIEWS, raw);

export interface PaymentFacts {
  readonly orderState: unknown;
  /** Left out by a server that does not tell. */
  readonly paymentState?: string | undefined;
  /** This browser went to the checkout for this order and has not learnt how it ended. */
  readonly hasPending: boolean;
}

/**
 * Whether a payment is known to have happened (D30). What is not known for sure is 'unknown', during
 * which no second payment of the same due may be offered. A settled order is paid whatever else is said.
 */
export function paymentView({ orderState, paymentState, hasPending }: PaymentFacts): PaymentView {
  if (isSettled(orderState)) return hasPending || paymentState === 'paid' ? 'paid' : 'none';
  if (paymentState === undefined) return hasPending ? 'unknown' : 'none';
  return isPaymentState(paymentState) ? VIEWS[paymentState] : 'unknown';
}

/** Whether a payment may be begun now: the state owes one (§4) and none is under way (D30). */
export function mayPay(orderState: unknown, view: PaymentView): boolean {
  return canDo('repay', orderState) && (view === 'none' || view === 'notPaid');
}
