import type { KnownPaise } from '@kosha/domain';
import { onSessionEnd } from '../session/session.ts';
import { stored } from '../browser/stored.ts';

/**
 * The outcome of the request for a next loan (D23): not made, accepted by the server, refused, or
 * sent without a response.
 */
export type ReapplyOutcome = 'none' | 'asked' | 'refused' | 'unknown';

const outcomes: readonly unknown[] = [
  'none',
  'asked',
  'refused',
  'unknown',
] satisfies readonly ReapplyOutcome[];

/** What the payment is for: the loan, or the fee of an extension. */
export type PaymentPurpose = 'repayment' | 'extension';

/** A payment whose checkout was opened in this browser and whose result is still unknown (D30). */
export interface PendingPayment {
  orderId: string;
  purpose: PaymentPurpose;
  /** In epoch milliseconds. */
  startedAtMs: number;
  /** The amount to pay; null if unknown. */
  amountPaise: KnownPaise;
  /** The state of the next loan's application; shown after returning from the checkout. */
  reapply: ReapplyOutcome;
  /**
   * True after the return from the checkout has opened the order; Home then no longer redirects to
   * it.
   */
  hasReturned: boolean;
}

/** If the browser has no storage, the app shows Home after the checkout. Home lists the order. */
const saved = stored('local', 'pending-payment', (fields) =>
  isPendingPayment(fields) ? fields : undefined,
);

/** After this time the app no longer waits; the order itself shows the result of the payment. */
const lifetimeMs = 30 * 60_000;

/** The payment whose result is still unknown, or undefined. */
export function readPendingPayment(): PendingPayment | undefined {
  const payment = saved.read();
  return payment && Date.now() - payment.startedAtMs < lifetimeMs ? payment : undefined;
}

export const rememberPendingPayment = saved.write;

export const forgetPendingPayment = saved.remove;

/**
 * Records that the return from the checkout was handled, so that Home no longer redirects to the
 * order.
 */
export function markPaymentReturned(payment: PendingPayment): void {
  if (!payment.hasReturned) rememberPendingPayment({ ...payment, hasReturned: true });
}

onSessionEnd(forgetPendingPayment);

function isPendingPayment(fields: object): fields is PendingPayment {
  const { orderId, purpose, startedAtMs, amountPaise, reapply } = fields as Partial<PendingPayment>;
  return (
    typeof orderId === 'string' &&
    (purpose === 'repayment' || purpose === 'extension') &&
    Number.isFinite(startedAtMs) &&
    (amountPaise === null || Number.isFinite(amountPaise)) &&
    outcomes.includes(reapply)
  );
}
