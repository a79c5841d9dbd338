import type { ApiFailure, Schema } from '@kosha/api-client';
import {
  isPaise,
  type LoanUsage,
  loanUsages,
  nextLoanAmount,
  nextLoanTerm,
  type Paise,
  paiseToRupees,
} from '@kosha/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { bankCardsQuery } from '../../../shared/queries/bank-cards.ts';
import { termsOnPlatform } from '../../../shared/native/terms-here.ts';
import { productInfoQuery, type ProductInfo } from '../../../shared/queries/product-info.ts';
import { createStoredValue } from '../../../shared/browser/stored.ts';
import { combineQueries } from '../../../shared/server/query-gate.tsx';
import {
  nextLoanAfterQuery,
  forgetNextLoans,
  toNextLoan,
} from '../../../shared/queries/next-loan.queries.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

export type NextLoanFormState = ReturnType<typeof useNextLoanForm>;

interface Chosen {
  amountPaise?: Paise;
  cardId?: string | null;
  usage?: LoanUsage | undefined;
}

export const usageFieldId = 'auto-apply-usage';

const toUsage = (text: string) => loanUsages.find((usage) => usage === text);

const draftOf = (orderId: string) =>
  createStoredValue(
    'session',
    `auto-apply.${orderId}`,
    ({ amountPaise, cardId, usage }): Chosen => ({
      ...(isPaise(amountPaise) && { amountPaise }),
      ...((typeof cardId === 'string' || cardId === null) && { cardId }),
      usage: toUsage(String(usage)),
    }),
  );

export function useNextLoanForm(order: Order, onSet: () => void) {
  const product = useQuery(productInfoQuery(order.productId));
  const cards = useQuery(bankCardsQuery);
  const draft = draftOf(order.orderId);
  const [chosen, setChosen] = useState<Chosen>(
    () => draft.read() ?? { usage: toUsage(order.usage ?? '') },
  );
  const [isUsageMissing, setIsUsageMissing] = useState(false);
  const { set, isPending, failure } = useSaveNextLoan(order.orderId, () => {
    draft.remove();
    onSet();
  });
  const choices =
    product.data && cards.data && firstChoices(order, chosen, product.data, cards.data);
  return {
    read: combineQueries({ product, cards }),
    choices,
    chosen,
    choose: (changes: Chosen) => {
      setIsUsageMissing(false);
      const next = { ...chosen, ...changes };
      setChosen(next);
      draft.write(next);
    },
    toUsage,
    isUsageMissing,
    isPending,
    failure,
    send() {
      if (choices === undefined) return;
      const { usage } = chosen;
      if (usage === undefined) {
        // Render the error first: the form grows, and focus() must scroll to the final position.
        flushSync(() => setIsUsageMissing(true));
        document.getElementById(usageFieldId)?.focus();
        return;
      }
      const { amountPaise, cardId } = choices;
      const expectBorrowAmount = paiseToRupees(amountPaise);
      set({ orderId: order.orderId, cardId, expectBorrowAmount, usage });
    },
  };
}

/**
 * The options and the selected values of the form. By default, the amount and the bank card of the
 * current loan are selected if they are still available. Undefined if no amount is known.
 */
function firstChoices(
  { loanAmountPaise, cardId, period }: Order,
  chosen: Chosen,
  product: ProductInfo,
  cards: readonly Schema<'BankCard'>[],
) {
  const { amountsPaise } = product;
  const ownCard = cards.find(({ id }) => id === cardId)?.id ?? null;
  const amountPaise =
    chosen.amountPaise ?? nextLoanAmount(amountsPaise, loanAmountPaise) ?? loanAmountPaise;
  if (amountPaise === null) return undefined;
  return {
    amountsPaise,
    period: nextLoanTerm(termsOnPlatform(product), period),
    cards,
    amountPaise,
    cardId: chosen.cardId === undefined ? ownCard : chosen.cardId,
  };
}

function useSaveNextLoan(orderId: string, onSet: () => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit, isPending } = useWrite(
    (body: Schema<'SetAutoApplyRequest'>, options) =>
      api.post('/order/v1/order-auto-apply', { body, ...options }),
    {
      onSuccessHere: onSet,
      onSuccess: (nextLoan) => {
        queryClient.setQueryData(nextLoanAfterQuery(orderId).queryKey, toNextLoan(nextLoan));
        forgetNextLoans(queryClient);
      },
      onFailure: setFailure,
    },
  );
  return { set: submit, isPending, failure };
}
