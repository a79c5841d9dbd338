import type { KnownPaise } from '@kosha/domain';
import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { openCheckout } from '../repayment/open-checkout.ts';
import { repaymentMessages } from '../repayment/repayment.messages.ts';
import type { Problem } from '../repayment/use-repayment.ts';
import { usePageRestored } from '../use-page-restored.ts';

export type ExtensionNames = Schema<'ExtensionRequest'>;

interface ApplyExtension {
  /** Asks for the extension and opens the checkout; only once, however often it is called. */
  apply: () => void;
  /** True from the press until the checkout opens, or until what can be asked for was read again. */
  isLeaving: boolean;
  /** Why no payment was started. */
  problem: Problem | undefined;
}

/** The way to the checkout of an extension's fee (§4 Extension, D26). */
export function useApplyExtension(
  names: ExtensionNames,
  amountPaise: KnownPaise,
  refresh: () => Promise<unknown>,
): ApplyExtension {
  const text = useMessages(repaymentMessages);
  const [problemText, setProblemText] = useState<{ text: string | undefined }>();
  const [hasLeft, setHasLeft] = useState(false);
  const [isRefreshing, setIsRefreshing] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const { submit, isPending } = useWrite(
    (body: ExtensionNames, options) =>
      api.post('/order-repay-extension/v1/apply-extension', { body, ...options }),
    {
      onSuccess: ({ paymentUrl }, { orderId }) => {
        const payment = { orderId, purpose: 'extension', amountPaise, wish: 'none' } as const;
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
