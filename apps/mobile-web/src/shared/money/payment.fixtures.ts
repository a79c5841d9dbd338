import { asPaise } from '@kosha/domain';
import { readPendingPayment, rememberPendingPayment } from './pending-payment.ts';
import type { PendingPayment } from './pending-payment.ts';

export function simulatePendingPayment(changes: Partial<PendingPayment> = {}): void {
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

export const pendingPaymentOrderId = (): string | undefined => readPendingPayment()?.orderId;

export function interceptNavigation(onLeave: (url: string) => void): () => void {
  const listen = (event: NavigateEvent) => {
    event.preventDefault();
    onLeave(event.destination.url);
  };
  navigation.addEventListener('navigate', listen);
  return () => navigation.removeEventListener('navigate', listen);
}
