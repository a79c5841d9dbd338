import { asPaise } from '@kosha/domain';
import { readPendingPayment, rememberPendingPayment } from './pending-payment.ts';
import type { PendingPayment } from './pending-payment.ts';

/** Makes this a browser that went to the checkout for order 70012 a minute ago. */
export function hasPendingPayment(changes: Partial<PendingPayment> = {}): void {
  rememberPendingPayment({
    orderId: '70012',
    purpose: 'repayment',
    startedAtMs: Date.now() - 60_000,
    amountPaise: asPaise(502_800),
    wish: 'none',
    hasReturned: false,
    ...changes,
  });
}

export const pendingWish = () => readPendingPayment()?.wish;

export const pendingOrderId = (): string | undefined => readPendingPayment()?.orderId;

/**
 * Keeps the page where it is and tells where it was about to go. It asks the browser itself, so that the
 * screen needs no code for its tests.
 */
export function watchLeaving(onLeave: (url: string) => void): () => void {
  const listen = (event: NavigateEvent) => {
    event.preventDefault();
    onLeave(event.destination.url);
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}
