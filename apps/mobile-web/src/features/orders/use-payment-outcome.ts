import type { Schema } from '@kosha/api-client';
import { paymentView, type PaymentView } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  forgetPendingPayment,
  markPaymentReturned,
  readPendingPayment,
  type PendingPayment,
} from '../../shared/payment/pending-payment.ts';
import { usePageRestored } from '../../shared/payment/use-page-restored.ts';
import { forgetOrders } from '../../shared/queries/forget-orders.ts';
import { useGentleRefresh } from './use-gentle-refresh.ts';

export interface PaymentOutcome {
  view: PaymentView;
  /** The payment this browser began for the order, while its end is shown for the first time. */
  pending: PendingPayment | undefined;
}

/** Growing, for about a minute in all. */
const refreshDelaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 13_000, 15_000];

const pendingOf = (orderId: string) => {
  const pending = readPendingPayment();
  return pending?.orderId === orderId ? pending : undefined;
};

/**
 * How the latest payment of an order ended (D30); asks again by itself while that is not known.
 * `answeredAtMs`: when the order was told, epoch milliseconds.
 */
export function usePaymentOutcome(
  order: Schema<'OrderDetail'>,
  answeredAtMs: number,
  refresh: () => unknown,
): PaymentOutcome {
  const [pending, setPending] = useState(() => pendingOf(order.orderId));
  usePageRestored(() => {
    setPending(pendingOf(order.orderId));
    refresh();
  });

  // What was told before the payment began says nothing of how it ended.
  const isTold = pending === undefined || answeredAtMs > pending.startedAtMs;
  const view = isTold ? paymentView({ ...order, hasPending: pending !== undefined }) : 'unknown';
  useGentleRefresh({ isActive: view === 'unknown', delaysMs: refreshDelaysMs, refresh });

  const isOver = isTold && view !== 'unknown' && view !== 'leftOpen';
  useEffect(() => {
    if (!pending) return;
    if (isOver) forgetPendingPayment();
    else markPaymentReturned(pending);
  }, [pending, isOver]);

  const queryClient = useQueryClient();
  useEffect(() => {
    if (view !== 'paid') return;
    forgetOrders(queryClient);
  }, [view, queryClient]);
  return { view, pending };
}
