import { onSessionEnd } from '../session/session.ts';

/**
 * What was said of the loan after the one being paid (D23): nothing, asked for, not to be had, or
 * asked for without an answer.
 */
export type ReapplyWish = 'none' | 'asked' | 'refused' | 'unknown';

const wishes: readonly unknown[] = [
  'none',
  'asked',
  'refused',
  'unknown',
] satisfies readonly ReapplyWish[];

/** This browser went to the checkout and has not learnt yet how the payment ended (D30). */
export interface PendingPayment {
  orderId: string;
  /** Epoch milliseconds. */
  startedAtMs: number;
  /** What was to be paid, wire rupees. */
  amountRupees: number;
  /** Told after the return. */
  wish: ReapplyWish;
  /** The way back from the checkout has been shown; Home is Home again. */
  hasReturned: boolean;
}

const storageKey = 'kosha.pending-payment';

/** A checkout left alone for longer than this has closed: no answer is to be waited for. */
const lifetimeMs = 30 * 60_000;

/** The payment that this browser is unsure of, if there is one. */
export function readPendingPayment(): PendingPayment | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isPendingPayment(stored) && Date.now() - stored.startedAtMs < lifetimeMs
      ? stored
      : undefined;
  } catch {
    return undefined;
  }
}

export function rememberPendingPayment(payment: PendingPayment): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(payment));
  } catch {
    // Without storage the return leads Home, where the order is found by hand.
  }
}

export function forgetPendingPayment(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // There is no storage, so nothing is remembered either.
  }
}

/** From here on Home no longer leads to the order. */
export function markPaymentReturned(payment: PendingPayment): void {
  if (!payment.hasReturned) rememberPendingPayment({ ...payment, hasReturned: true });
}

onSessionEnd(forgetPendingPayment);

function isPendingPayment(stored: unknown): stored is PendingPayment {
  const { orderId, startedAtMs, amountRupees, wish } = (stored ?? {}) as Partial<PendingPayment>;
  return (
    typeof orderId === 'string' &&
    Number.isFinite(startedAtMs) &&
    Number.isFinite(amountRupees) &&
    wishes.includes(wish)
  );
}
