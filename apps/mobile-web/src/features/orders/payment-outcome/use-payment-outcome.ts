import {
  displayedPaymentStatus,
  type PaymentStatusInput,
  type DisplayedPaymentStatus,
} from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  forgetPendingPayment,
  markPaymentResultSeen,
  readPendingPayment,
  type PaymentPurpose,
  type PendingPayment,
} from '../../../shared/money/pending-payment.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { forgetNextLoans } from '../../../shared/queries/next-loan.queries.ts';
import { forgetOrders } from '../../../shared/queries/order-list.ts';
import { useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';

export interface PaymentOutcome {
  view: DisplayedPaymentStatus;
  /**
   * The payment that this browser started. Undefined if there is none, or if an earlier visit to
   * the page already showed its result.
   */
  pending: PendingPayment | undefined;
}

interface Due extends Omit<PaymentStatusInput, 'hasPending'> {
  orderId: string;
}

/** Growing delays between refreshes, about a minute in total. */
const refreshDelaysMs = [2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 13_000, 15_000];

const pendingOf = (orderId: string, purpose: PaymentPurpose) => {
  const pending = readPendingPayment();
  return pending?.orderId === orderId && pending.purpose === purpose ? pending : undefined;
};

/**
 * The outcome of the latest repayment or extension fee (D30). While the outcome is unknown, the
 * hook calls `refresh` a limited number of times. `receivedAtMs` is the time, by the phone's clock,
 * at which the order was received from the server.
 */
export function usePaymentOutcome(
  { orderId, orderState, paymentState }: Due,
  receivedAtMs: number,
  refresh: () => unknown,
  purpose: PaymentPurpose = 'repayment',
): PaymentOutcome {
  const [pending, setPending] = useState(() => pendingOf(orderId, purpose));
  usePageRestored(() => {
    setPending(pendingOf(orderId, purpose));
    refresh();
  });

  // A response from before the payment does not contain the result of the payment.
  const isCurrent = pending === undefined || receivedAtMs > pending.startedAtMs;
  const hasPending = pending !== undefined;
  const view = isCurrent
    ? displayedPaymentStatus({ orderState, paymentState, hasPending })
    : 'unknown';
  useDelayedRefreshes({ isActive: view === 'unknown', delaysMs: refreshDelaysMs, refresh });

  const isOver = isCurrent && view !== 'unknown' && view !== 'leftOpen';
  useEffect(() => {
    if (!pending) return;
    if (isOver) forgetPendingPayment();
    else markPaymentResultSeen(pending);
  }, [pending, isOver]);

  const queryClient = useQueryClient();
  useEffect(() => {
    if (view !== 'paid') return;
    forgetOrders(queryClient);
    forgetNextLoans(queryClient);
  }, [view, queryClient]);
  return { view, pending };
}
