import type { ApiFailure } from '@kosha/api-client';
import { paiseToRupees, type Paise } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { openCheckout } from '../repayment/open-checkout.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { coolingOffQuery } from './cooling-off.query.ts';
import { returnMessages } from './return.messages.ts';

/**
 * Starts the payment of the displayed amount and opens the checkout. A refusal refetches the price
 * (D56).
 */
export function useReturn(orderId: string) {
  const text = useMessages(returnMessages);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const { submit, isPending } = useWrite(
    (amountPaise: Paise, options) =>
      api.post('/order/v1/cooling-off', {
        body: { orderId, expectedAmount: paiseToRupees(amountPaise) },
        ...options,
      }),
    {
      onSuccessHere: ({ paymentUrl }, amountPaise) => {
        const payment = { orderId, amountPaise, paymentUrl, reapply: 'none' } as const;
        const isLeaving = openCheckout({ ...payment, purpose: 'repayment' });
        setHasLeft(isLeaving);
        setProblem(isLeaving ? undefined : text('refusedLink'));
      },
      onFailure: (failure: ApiFailure) => {
        setProblem(failureText(failure));
        void queryClient.invalidateQueries({ queryKey: coolingOffQuery(orderId).queryKey });
      },
    },
  );
  return { giveBack: submit, isLeaving: isPending || hasLeft, problem };
}
