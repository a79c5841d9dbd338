import type { KnownPaise } from '@kosha/domain';
import { onSessionEnd } from '../session/session.ts';
import { stored } from '../browser/stored.ts';

/**
 * What is known of the next loan (D23): nothing was asked for; it was asked for; it was refused; it
 * was asked for and no answer came.
 */
export type WishOutcome = 'none' | 'asked' | 'refused' | 'unknown';

const wishes: readonly unknown[] = [
  'none',
  'asked',
  'refused',
  'unknown',
] satisfies readonly WishOutcome[];

/** What the payment is for: the loan, or the fee that moves its due date. */
export type PaymentPurpose = 'repayment' | 'extension';

/** A payment for which this browser went to the checkout; it does not know yet how it ended (D30). */
export interface PendingPayment {
  orderId: string;
  purpose: PaymentPurpose;
  /** Epoch milliseconds. */
  startedAtMs: number;
  /** What was to be paid; null where that is not known. */
  amountPaise: KnownPaise;
  /** What is known about the next loan; shown after the return. */
  wish: WishOutcome;
  /** True once the return has led to the order; after that Home stays Home. */
  hasReturned: boolean;
}

/** If storage is missing, the return from the checkout leads Home, and the person finds the order there. */
const kept = stored('local', 'pending-payment', (fields) =>
  isPendingPayment(fields) ? fields : undefined,
);

/** After this time the app waits no longer; the order itself tells how its payment ended. */
const lifetimeMs = 30 * 60_000;

/** The payment whose end this browser does not know yet, if there is one. */
export function readPendingPayment(): PendingPayment | undefined {
  const payment = kept.read();
  return payment && Date.now() - payment.startedAtMs < lifetimeMs ? payment : undefined;
}

export const rememberPendingPayment = kept.write;

export const forgetPendingPayment = kept.remove;

/** Notes that the return was shown; from now on Home no longer leads to the order. */
export function markPaymentReturned(payment: PendingPayment): void {
  if (!payment.hasReturned) rememberPendingPayment({ ...payment, hasReturned: true });
}

onSessionEnd(forgetPendingPayment);

function isPendingPayment(fields: object): fields is PendingPayment {
  const { orderId, purpose, startedAtMs, amountPaise, wish } = fields as Partial<PendingPayment>;
  return (
    typeof orderId === 'string' &&
    (purpose === 'repayment' || purpose === 'extension') &&
    Number.isFinite(startedAtMs) &&
    (amountPaise === null || Number.isFinite(amountPaise)) &&
    wishes.includes(wish)
  );
}
