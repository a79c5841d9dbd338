import { onSessionEnd } from '../session/session.ts';
import { stored } from '../stored.ts';

/**
 * What is known of the next loan (D23): nothing was asked for; it was asked for; it was refused; it
 * was asked for and no answer came.
 */
export type ReapplyWish = 'none' | 'asked' | 'refused' | 'unknown';

const wishes: readonly unknown[] = [
  'none',
  'asked',
  'refused',
  'unknown',
] satisfies readonly ReapplyWish[];

/** What is paid: what is owed, or the fee that moves its due date. */
export type PaymentPurpose = 'repayment' | 'extension';

/** This browser went to the checkout and has not learnt yet how the payment ended (D30). */
export interface PendingPayment {
  orderId: string;
  purpose: PaymentPurpose;
  /** Epoch milliseconds. */
  startedAtMs: number;
  /** What was to be paid. */
  amountPaise: number;
  /** Told after the return. */
  wish: ReapplyWish;
  /** The way back from the checkout has been shown; Home is Home again. */
  hasReturned: boolean;
}

/** Where it cannot be kept, the return leads Home, where the order is found by hand. */
const kept = stored('local', 'kosha.pending-payment', (fields) =>
  isPendingPayment(fields) ? fields : undefined,
);

/** After this time a checkout has closed: there is no answer to wait for. */
const lifetimeMs = 30 * 60_000;

/** The payment whose end this browser does not know yet, if there is one. */
export function readPendingPayment(): PendingPayment | undefined {
  const payment = kept.read();
  return payment && Date.now() - payment.startedAtMs < lifetimeMs ? payment : undefined;
}

export const rememberPendingPayment = kept.write;

export const forgetPendingPayment = kept.remove;

/** From here on Home no longer leads to the order. */
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
    Number.isFinite(amountPaise) &&
    wishes.includes(wish)
  );
}
