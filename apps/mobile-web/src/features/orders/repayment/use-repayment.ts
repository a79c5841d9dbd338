import type { Paise } from '@kosha/domain';
import type { ApiFailure } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failure-text.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { openCheckout } from './open-checkout.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { repaymentMessages } from './repayment.messages.ts';
import { requestNextLoan } from './request-next-loan.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

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
