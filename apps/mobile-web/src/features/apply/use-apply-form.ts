import type { Schema } from '@kosha/api-client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { quoteQuery } from '../../shared/queries/quote.ts';
import { useApplyDraft } from './use-apply-draft.ts';
import { useApply } from './use-apply.ts';

/** Why applying has to wait. */
export type ApplyBlock = 'waitForQuote' | 'retryQuote' | 'waitForCards' | 'retryCards';

/** What is chosen, what it costs, and the sending of it. */
export function useApplyForm(productId: string, { amountList }: Schema<'ProductInfo'>) {
  const [query] = useSearchParams();
  const draft = useApplyDraft(productId, amountList);
  const { amountRupees, isAutoMoney } = draft;
  const quote = useQuery(quoteQuery(productId, amountRupees));
  const cards = useQuery(bankCardsQuery);
  const card = cards.data?.find(({ id }) => id === query.get('bank_id'));
  const { apply, isPending, isApplied } = useApply(draft.forget);
  const send = () => {
    if (!card) return;
    const autoMoney = isAutoMoney ? 1 : 0;
    apply({ cardId: card.id, borrowAmount: amountRupees, productId, autoMoney });
  };
  return { draft, quote, cards, card, block: blockOf(quote, cards), isPending, isApplied, send };
}

interface Read {
  isPending: boolean;
  isError: boolean;
  data: unknown;
}

/** Nothing is applied for at a price that is not on the screen, or without knowing the cards. */
function blockOf(quote: Read, cards: Read): ApplyBlock | undefined {
  if (quote.isError) return 'retryQuote';
  if (quote.isPending) return 'waitForQuote';
  if (cards.data !== undefined) return undefined;
  return cards.isError ? 'retryCards' : 'waitForCards';
}
