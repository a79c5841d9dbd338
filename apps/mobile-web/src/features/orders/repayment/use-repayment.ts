import type { ApiFailure } from '@kosha/api-client';
import { type Paise, paiseToRupees } from '@kosha/domain';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { WishOutcome } from '../../../shared/money/pending-payment.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText, isUncertain } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { openCheckout } from './open-checkout.ts';
import { repaymentMessages } from './repayment.messages.ts';

/** Whether the person wants a next loan (D23): of this amount, not at all, or was not asked. */
export type NextLoanWish = { amountPaise: Paise } | 'unwished' | 'unasked';

export interface Problem {
  kind: 'payFailed' | 'withdrawFailed';
  /** Why, if there is a text for it. */
  text: string | undefined;
}

export interface Repayment {
  /** Asks for the checkout and opens it; only once, however often it is called. */
  repay: (nextLoan: NextLoanWish) => void;
  /** True from the press until the checkout opens. */
  isLeaving: boolean;
  /** Why no payment was started. */
  problem: Problem | undefined;
}

/** The way to the checkout of one order (§4 Repayment, D23, D26). */
export function useRepayment(order: Order, refresh: () => unknown): Repayment {
  const text = useMessages(repaymentMessages);
  const [problem, setProblem] = useState<Problem>();
  const [hasLeft, setHasLeft] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const fail = (kind: Problem['kind']) => (failure: ApiFailure) => {
    setProblem({ kind, text: failureText(failure) });
    refresh();
  };

  const payment = useWrite(
    ({ nextLoan }: { nextLoan: NextLoanWish }, { idempotencyKey }) =>
      startPayment(order, { nextLoan, idempotencyKey }),
    {
      onSuccess: (checkout) => {
        const { orderId, repaymentPaise: amountPaise } = order;
        const isLeaving = openCheckout({
          orderId,
          purpose: 'repayment',
          amountPaise,
          ...checkout,
        });
        setHasLeft(isLeaving);
        setProblem(isLeaving ? undefined : { kind: 'payFailed', text: text('refusedLink') });
      },
      onFailure: fail('payFailed'),
    },
  );
  // An earlier payment may have asked for a new loan. That wish is withdrawn before this payment begins.
  const withdrawal = useWrite(
    (body: { orderId: string }, options) =>
      api.post('/order/v1/cancel-auto-apply', { body, ...options }),
    {
      onSuccess: () => payment.submit({ nextLoan: 'unwished' }),
      onFailure: fail('withdrawFailed'),
    },
  );
  return {
    repay: (nextLoan) =>
      nextLoan === 'unwished'
        ? withdrawal.submit({ orderId: order.orderId })
        : payment.submit({ nextLoan }),
    isLeaving: withdrawal.isPending || payment.isPending || hasLeft,
    problem,
  };
}

interface Start {
  nextLoan: NextLoanWish;
  idempotencyKey: string | undefined;
}

async function startPayment(order: Order, { nextLoan, idempotencyKey }: Start) {
  const wish =
    typeof nextLoan === 'string'
      ? 'none'
      : await requestNextLoan(order, nextLoan.amountPaise, `${idempotencyKey}-reapply`);
  const body = { orderId: order.orderId };
  const result = await api.post('/pay-order/v1/repay', { body, idempotencyKey });
  return result.ok
    ? { ok: true as const, data: { paymentUrl: result.data.paymentUrl, wish } }
    : result;
}

/** How long the payment waits for the answer at most. */
const patienceMs = 10_000;

/**
 * Asks for the next loan, to the account of the present one, before the present one is paid (D11, D23).
 * Never throws, and gives up in time, because nothing here may block the payment.
 */
export async function requestNextLoan(
  order: Order,
  amountPaise: Paise,
  idempotencyKey: string,
): Promise<WishOutcome> {
  if (!order.cardId) return 'refused';
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  const result = await api.post('/order/v1/reapply', {
    body: {
      cardId: order.cardId,
      borrowAmount: paiseToRupees(amountPaise),
      orderNo: order.orderNo,
    },
    idempotencyKey,
    signal: patience.signal,
  });
  clearTimeout(timer);
  if (result.ok) return 'asked';
  return result.failure.kind === 'business' && !isUncertain(result.failure) ? 'refused' : 'unknown';
}
