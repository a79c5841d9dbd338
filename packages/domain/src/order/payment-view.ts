import { canDo, isSettled, parseOrderState } from './order-states.ts';

/** The server's status of an order's latest payment (D30). */
export type PaymentState = 'none' | 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** The payment status shown to the borrower, which also decides whether payment is offered. */
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
  /** Undefined if the server does not report it. */
  paymentState?: string | undefined;
  /** Whether this browser opened the checkout for this order and has no result yet. */
  hasPending: boolean;
}

/**
 * Derives the payment status (D30). If it is uncertain, the result is 'unknown', and the app must
 * not offer a second payment. A settled order is never 'unknown', whatever else the server reports.
 */
export function paymentView({ orderState, paymentState, hasPending }: PaymentFacts): PaymentView {
  if (isSettled(orderState)) return hasPending || paymentState === 'paid' ? 'paid' : 'none';
  if (paymentState === undefined) return hasPending ? 'unknown' : 'none';
  return isPaymentState(paymentState) ? views[paymentState] : 'unknown';
}

/**
 * Whether a payment may start: the order has an amount due (§4) and no other payment is running
 * (D30).
 */
export function mayPay(orderState: unknown, view: PaymentView): boolean {
  return canDo('repay', orderState) && (view === 'none' || view === 'notPaid');
}

/**
 * An order and its payment as reported to Home and the order list; the last two are optional on the
 * wire.
 */
export interface DebtFacts {
  orderState: unknown;
  /**
   * `checking`: the payer has confirmed, and the provider has not notified the server yet (D66).
   */
  paymentState?: string | undefined;
  overdueDays?: number | undefined;
}

/** Whether a payment for the debt is being checked; then no payment is requested (D66). */
export const isPaymentChecked = ({ orderState, paymentState }: DebtFacts): boolean =>
  paymentState === 'checking' && canDo('repay', orderState);

/** Whether payment is requested from the borrower: a debt without a payment being checked. */
export const asksToPay = (facts: DebtFacts): boolean =>
  canDo('repay', facts.orderState) && !isPaymentChecked(facts);

/**
 * Overdue and not being paid, also while a requested extension awaits its fee (D53). False for
 * unknown states.
 */
export function isLate(facts: DebtFacts): boolean {
  const parsed = parseOrderState(facts.orderState);
  const isOverdue = parsed.isKnown && parsed.state === '8';
  return asksToPay(facts) && (isOverdue || (facts.overdueDays ?? 0) > 0);
}
