import { asPaise } from '@kosha/domain';
import { readPendingPayment, rememberPendingPayment } from './pending-payment.ts';
import type { PendingPayment } from './pending-payment.ts';

/** Simulates a browser that opened the checkout for order 70012 one minute ago. */
export function hasPendingPayment(changes: Partial<PendingPayment> = {}): void {
  rememberPendingPayment({
    orderId: '70012',
    purpose: 'repayment',
    startedAtMs: Date.now() - 60_000,
    amountPaise: asPaise(502_800),
    reapply: 'none',
    hasReturned: false,
    ...changes,
  });
}

export const pendingReapply = () => readPendingPayment()?.reapply;

export const pendingOrderId = (): string | undefined => readPendingPayment()?.orderId;

/**
 * Cancels navigation away from the page and reports its target. Uses the browser's navigate event,
 * so that the screen needs no test code.
 */
export function watchLeaving(onLeave: (url: string) => void): () => void {
  const listen = (event: NavigateEvent) => {
    event.preventDefault();
    onLeave(event.destination.url);
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}
