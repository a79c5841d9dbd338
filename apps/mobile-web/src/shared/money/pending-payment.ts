import type { NullablePaise } from '@kosha/domain';
import { onSessionEnd } from '../session/session.ts';
import { createStoredValue } from '../browser/stored.ts';

/**
 * The result of the user's request for the next loan (D23). 'unknown': the app sent the request,
 * but received no response.
 */
export type ReapplyOutcome = 'none' | 'asked' | 'refused' | 'unknown';

const outcomes: readonly unknown[] = [
  'none',
  'asked',
  'refused',
  'unknown',
] satisfies readonly ReapplyOutcome[];

export type PaymentPurpose = 'repayment' | 'extension';

/** A payment with an opened checkout and an unknown result (D30). */
export interface PendingPayment {
  orderId: string;
  purpose: PaymentPurpose;
  startedAtMs: number;
  amountPaise: NullablePaise;
  reapply: ReapplyOutcome;
  /** True once the page with the payment's result was open. Home then does not redirect to it. */
  hasReturned: boolean;
}

/**
 * The checkout opens Home, which redirects to the page of the stored payment. If the browser cannot
 * store the payment, Home lists the order instead.
 */
const saved = createStoredValue('local', 'pending-payment', (fields) =>
  isPendingPayment(fields) ? fields : undefined,
);

/** After this time, the app ignores the stored payment and uses only the server's payment state. */
const lifetimeMs = 30 * 60_000;

export function readPendingPayment(): PendingPayment | undefined {
  const payment = saved.read();
  return payment && Date.now() - payment.startedAtMs < lifetimeMs ? payment : undefined;
}

export const rememberPendingPayment = saved.write;

export const forgetPendingPayment = saved.remove;

export function markPaymentResultSeen(payment: PendingPayment): void {
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
