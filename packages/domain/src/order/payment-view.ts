import { isOrderActionAllowed, isOrderSettled, parseOrderState } from './order-states.ts';

/** The server's status of the latest payment (D30). */
export type PaymentState = 'none' | 'open' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** The payment status that the borrower sees. */
export type DisplayedPaymentStatus = 'none' | 'leftOpen' | 'unknown' | 'notPaid' | 'paid';

const views = {
  none: 'none',
  open: 'leftOpen',
  processing: 'unknown',
  paid: 'paid',
  failed: 'notPaid',
  cancelled: 'notPaid',
} as const satisfies Record<PaymentState, DisplayedPaymentStatus>;

const isPaymentState = (raw: string): raw is PaymentState => Object.hasOwn(views, raw);

export interface PaymentStatusInput {
  orderState: unknown;
  /** The server's status of the latest payment; undefined if the server does not send it. */
  paymentState?: string | undefined;
  /** True if this browser has opened the checkout and does not know the result. */
  hasPending: boolean;
}

/**
 * The status that the borrower sees (D30). While it is 'unknown', the latest payment may still
 * succeed, so the app must not offer another payment. For a settled order, it is never 'unknown'.
 */
export function displayedPaymentStatus({
  orderState,
  paymentState,
  hasPending,
}: PaymentStatusInput): DisplayedPaymentStatus {
  if (isOrderSettled(orderState)) return hasPending || paymentState === 'paid' ? 'paid' : 'none';
  if (paymentState === undefined) return hasPending ? 'unknown' : 'none';
  return isPaymentState(paymentState) ? views[paymentState] : 'unknown';
}

/** True if the order's state allows payment (§4) and no payment is open, unclear or paid (D30). */
export function canStartPayment(orderState: unknown, view: DisplayedPaymentStatus): boolean {
  return isOrderActionAllowed('repay', orderState) && (view === 'none' || view === 'notPaid');
}

/** Fields of an order on Home and in the order list. */
export interface OrderPaymentFields {
  orderState: unknown;
  /**
   * `checking` from the payer's decision in the checkout until the payment provider reports the
   * result (D66).
   */
  paymentState?: string | undefined;
  overdueDays?: number | undefined;
}

/** True while the server checks a payment. The app must not offer another payment then (D66). */
export const isPaymentBeingChecked = ({ orderState, paymentState }: OrderPaymentFields): boolean =>
  paymentState === 'checking' && isOrderActionAllowed('repay', orderState);

/** True if the borrower owes the loan and no payment is being checked. */
export const isAwaitingRepayment = (facts: OrderPaymentFields): boolean =>
  isOrderActionAllowed('repay', facts.orderState) && !isPaymentBeingChecked(facts);

/**
 * True if the loan is overdue and no payment is being checked. `overdueDays` also detects a
 * late loan in state 11, in which an extension awaits payment of its fee (D53).
 */
export function isRepaymentOverdue(facts: OrderPaymentFields): boolean {
  const parsed = parseOrderState(facts.orderState);
  const isOverdue = parsed.isKnown && parsed.state === '8';
  return isAwaitingRepayment(facts) && (isOverdue || (facts.overdueDays ?? 0) > 0);
}
