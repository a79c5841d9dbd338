import type { Schema } from '@kosha/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { openCheckout } from '../../shared/payment/open-checkout.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import { usePageRestored } from '../../shared/payment/use-page-restored.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { requestReapply } from './request-reapply.ts';

export interface Repayment {
  /** Asks for the checkout and leaves for it; once, however often it is called. */
  repay: (wish: { wantsReapply: boolean }) => void;
  /** From the press until the checkout has taken over. */
  isLeaving: boolean;
  /** Why no payment was started, in words. */
  problem: string | undefined;
}

/** The way to the checkout of one order (§4 Repayment, D23, D26). */
export function useRepayment(order: Schema<'OrderDetail'>, refresh: () => unknown): Repayment {
  const text = useMessages(paymentMessages);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  usePageRestored(() => setHasLeft(false));

  const { submit, isPending } = useWrite(
    async ({ wantsReapply }: { wantsReapply: boolean }, options) => {
      const isReapplyAsked =
        wantsReapply &&
        (await requestReapply({
          order,
          readCards: () => queryClient.ensureQueryData(bankCardsQuery),
          idempotencyKey: `${options.idempotencyKey}-reapply`,
        }));
      const body = { orderId: order.orderId };
      const result = await api.post('/pay-order/v1/repay', { body, ...options });
      const hasReapplyFailed = wantsReapply && !isReapplyAsked;
      return result.ok
        ? { ok: true, data: { paymentUrl: result.data.paymentUrl, hasReapplyFailed } }
        : result;
    },
    {
      onSuccess: (checkout) => {
        const { orderId, repaymentAmount: amountRupees } = order;
        const isLeaving = openCheckout({ orderId, amountRupees, ...checkout });
        setHasLeft(isLeaving);
        setProblem(isLeaving ? undefined : text('refusedLink'));
      },
      onFailure: (failure) => {
        setProblem(failureText(failure));
        refresh();
      },
    },
  );
  return { repay: submit, isLeaving: isPending || hasLeft, problem };
}
