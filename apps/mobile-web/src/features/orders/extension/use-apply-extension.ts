import type { NullablePaise } from '@kosha/domain';
import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { openCheckout } from '../open-checkout.ts';
import { repaymentMessages } from '../repayment/repayment.messages.ts';
import type { RepaymentFailure } from '../repayment/use-repayment.ts';
import { usePageRestored } from '../use-page-restored.ts';

export type ExtensionIds = Schema<'ExtensionRequest'>;

interface ApplyExtension {
  /** Requests the extension and opens the checkout. Calls during a pending request do nothing. */
  apply: () => void;
  /** True from the tap until the checkout opens, or until the refetch after a failure ends. */
  isLeaving: boolean;
  problem: RepaymentFailure | undefined;
}

/** Opens the checkout for the extension fee (§4 Extension, D26). */
export function useApplyExtension(
  names: ExtensionIds,
  amountPaise: NullablePaise,
  refresh: () => Promise<unknown>,
): ApplyExtension {
  const text = useMessages(repaymentMessages);
  const [problemText, setProblemText] = useState<{ text: string | undefined }>();
  const [hasLeft, setHasLeft] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const { submit, isPending } = useWrite(
    (body: ExtensionIds, options) =>
      api.post('/order-repay-extension/v1/apply-extension', { body, ...options }),
    {
      onSuccessHere: ({ paymentUrl }, { orderId }) => {
        const payment = { orderId, purpose: 'extension', amountPaise, reapply: 'none' } as const;
        const isLeaving = openCheckout({ ...payment, paymentUrl });
        setHasLeft(isLeaving);
        setProblemText(isLeaving ? undefined : { text: text('refusedLink') });
      },
      onFailure: (failure) => {
        setProblemText({ text: failureText(failure) });
        setIsRefreshing(true);
        void refresh().finally(() => setIsRefreshing(false));
      },
    },
  );
  return {
    apply: () => submit(names),
    isLeaving: isPending || isRefreshing || hasLeft,
    problem: problemText && { kind: 'payFailed', ...problemText },
  };
}
