import type { ApiFailure, Schema } from '@kosha/api-client';
import { type Paise, paiseToRupees } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import type { ReapplyOutcome } from '../../../shared/money/pending-payment.ts';
import { clientConfigQuery } from '../../../shared/queries/client-config.query.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText, hasUnknownOutcome } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { openCheckout } from '../open-checkout.ts';
import { repaymentMessages } from './repayment.messages.ts';

/** The choice of a next loan (D23). `unwished`: declined; `unasked`: not offered. */
export type ReapplyChoice = { amountPaise: Paise } | 'unwished' | 'unasked';

export interface RepaymentFailure {
  kind: 'payFailed' | 'withdrawFailed';
  text: string | undefined;
}

export interface UseRepaymentResult {
  /**
   * Starts the payment and opens the checkout. Meanwhile `isLeaving` is true, until the payment
   * fails to start or the borrower comes back from the checkout.
   */
  repay: (nextLoan: ReapplyChoice) => void;
  isLeaving: boolean;
  problem: RepaymentFailure | undefined;
}

/** Starts a payment of an order and opens its checkout (§4 Repayment, D23, D26). */
export function useRepayment(order: Order, refresh: () => unknown): UseRepaymentResult {
  const text = useMessages(repaymentMessages);
  const { data: config } = useQuery(clientConfigQuery);
  const isOneCall = config?.parts?.includes('repayReapply') ?? false;
  const [problem, setProblem] = useState<RepaymentFailure>();
  const [hasLeft, setHasLeft] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const onFailure = (kind: RepaymentFailure['kind']) => (failure: ApiFailure) => {
    setProblem({ kind, text: failureText(failure) });
    refresh();
  };

  const payment = useWrite(
    ({ nextLoan }: { nextLoan: ReapplyChoice }, { idempotencyKey }) =>
      (isOneCall ? payWithReapply : payAfterReapply)(order, { nextLoan, idempotencyKey }),
    {
      onSuccessHere: (checkout) => {
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
      onFailure: onFailure('payFailed'),
    },
  );
  // Withdraws the new loan that an earlier payment may have requested, then starts the payment.
  const withdrawal = useWrite(
    (body: { orderId: string }, options) =>
      api.post('/order/v1/cancel-auto-apply', { body, ...options }),
    {
      onSuccessHere: () => payment.submit({ nextLoan: 'unwished' }),
      onFailure: onFailure('withdrawFailed'),
    },
  );
  return {
    repay: (nextLoan) =>
      nextLoan === 'unwished' && !isOneCall
        ? withdrawal.submit({ orderId: order.orderId })
        : payment.submit({ nextLoan }),
    isLeaving: withdrawal.isPending || payment.isPending || hasLeft,
    problem,
  };
}

interface Start {
  nextLoan: ReapplyChoice;
  idempotencyKey: string | undefined;
}

/** For a server that accepts the repayment and the request for a new loan in one call (D66). */
async function payWithReapply(order: Order, { nextLoan, idempotencyKey }: Start) {
  const { orderId } = order;
  const reapply = reapplyOf(order, nextLoan);
  const body = { orderId, ...(reapply !== undefined && { reapply }) };
  const result = await api.post('/pay-order/v1/repay', { body, idempotencyKey });
  if (!result.ok) return result;
  const { paymentUrl, isReapplyAsked } = result.data;
  const answered: ReapplyOutcome =
    isReapplyAsked === undefined ? 'unknown' : isReapplyAsked ? 'asked' : 'refused';
  const notSent: ReapplyOutcome = typeof nextLoan === 'string' ? 'none' : 'refused';
  return { ok: true as const, data: { paymentUrl, reapply: reapply ? answered : notSent } };
}

/**
 * In the repayment call, null withdraws an earlier request for a new loan. Undefined leaves such a
 * request unchanged.
 */
function reapplyOf({ cardId }: Order, nextLoan: ReapplyChoice): Schema<'RepayRequest'>['reapply'] {
  if (nextLoan === 'unwished') return null;
  if (nextLoan === 'unasked' || !cardId) return undefined;
  return { cardId, borrowAmount: paiseToRupees(nextLoan.amountPaise) };
}

/** For a server with a separate call for the new loan (D11). */
async function payAfterReapply(order: Order, { nextLoan, idempotencyKey }: Start) {
  const choice =
    typeof nextLoan === 'string'
      ? 'none'
      : await requestNextLoan(order, nextLoan.amountPaise, `${idempotencyKey}-reapply`);
  const body = { orderId: order.orderId };
  const result = await api.post('/pay-order/v1/repay', { body, idempotencyKey });
  return result.ok
    ? { ok: true as const, data: { paymentUrl: result.data.paymentUrl, reapply: choice } }
    : result;
}

/** How long the payment waits for the response to the request for a new loan. */
const maxWaitMs = 10_000;

/**
 * Requests the next loan to the same bank account before the payment (D11, D23). Never throws and
 * has a time limit, because a failure must not block the payment.
 */
export async function requestNextLoan(
  order: Order,
  amountPaise: Paise,
  idempotencyKey: string,
): Promise<ReapplyOutcome> {
  if (!order.cardId) return 'refused';
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), maxWaitMs);
  const result = await api.post('/order/v1/reapply', {
    body: {
      cardId: order.cardId,
      borrowAmount: paiseToRupees(amountPaise),
      orderNo: order.orderNo,
    },
    idempotencyKey,
    signal: controller.signal,
  });
  clearTimeout(timer);
  if (result.ok) return 'asked';
  return result.failure.kind === 'business' && !hasUnknownOutcome(result.failure)
    ? 'refused'
    : 'unknown';
}
