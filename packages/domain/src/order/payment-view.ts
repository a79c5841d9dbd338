import { canDo, isSettled, parseOrderState } from './order-states.ts';

/** The server's status of an order's latest payment (D30). */
export type PaymentState = 'none' | 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** The payment status that the borrower sees. It also decides whether a payment is offered. */
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
  /** Whether this browser has opened the checkout for this order and does not know the result. */
  hasPending: boolean;
}

/**
 * Derives the payment status (D30). While it is 'unknown', the app must not offer a second payment.
 * It is never 'unknown' for a settled order, whatever else the server reports.
 */
export function paymentView({ orderState, paymentState, hasPending }: PaymentFacts): PaymentView {
  if (isSettled(orderState)) return hasPending || paymentState === 'paid' ? 'paid' : 'none';
  if (paymentState === undefined) return hasPending ? 'unknown' : 'none';
  return isPaymentState(paymentState) ? views[paymentState] : 'unknown';
}

/**
 * Whether a payment may start: the order's state allows it (§4) and no other payment is running
 * (D30).
 */
export function mayPay(orderState: unknown, view: PaymentView): boolean {
  return canDo('repay', orderState) && (view === 'none' || view === 'notPaid');
}

/**
 * An order and its payment in the responses for Home and the order list. The last two fields are
 * optional there.
 */
export interface DebtFacts {
  orderState: unknown;
  /**
   * `checking` if the payer has confirmed and the provider has not yet notified the server (D66).
   */
  paymentState?: string | undefined;
  overdueDays?: number | undefined;
}

/** Whether a payment is being checked. Meanwhile the app asks for no other payment (D66). */
export const isPaymentChecked = ({ orderState, paymentState }: DebtFacts): boolean =>
  paymentState === 'checking' && canDo('repay', orderState);

/** Whether the app asks the borrower to pay: the loan is owed and no payment is being checked. */
export const asksToPay = (facts: DebtFacts): boolean =>
  canDo('repay', facts.orderState) && !isPaymentChecked(facts);

/**
 * Whether the loan is overdue and no payment is being checked; also while an extension awaits its
 * fee (D53). False for unknown states.
 */
export function isLate(facts: DebtFacts): boolean {
  const parsed = parseOrderState(facts.orderState);
  const isOverdue = parsed.isKnown && parsed.state === '8';
  return asksToPay(facts) && (isOverdue || (facts.overdueDays ?? 0) > 0);
}
