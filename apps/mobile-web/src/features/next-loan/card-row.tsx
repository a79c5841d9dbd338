import type { Schema } from '@kosha/api-client';
import { ListRow } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { CardMark, cardName } from '../../shared/order-display/bank-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import type { NextLoan } from '../../shared/queries/next-loan.queries.ts';
import { nextLoanMessages } from './next-loan.messages.ts';

/**
 * The receiving bank account; while the order is pending, it links to the card selection (§2.57,
 * D09).
 */
export function CardRow({ nextLoan }: { nextLoan: NextLoan }) {
  const text = useMessages(nextLoanMessages);
  const { card, words } = useCard(nextLoan.cardId);
  const icon = card && <CardMark card={card} />;
  if (nextLoan.state !== 'waiting') {
    return <ListRow title={text('card')} icon={icon} subtitle={words ?? text('noCard')} />;
  }
  const href = paths.bank({ pid: nextLoan.productId, oid: nextLoan.id });
  return words === null ? (
    <ListRow title={text('chooseCard')} subtitle={text('cardNeeded')} href={href} />
  ) : (
    <ListRow title={text('card')} icon={icon} subtitle={words} href={href} />
  );
}

interface ChosenCard {
  card?: Schema<'BankCard'>;
  /** Null without a card. If the card list is missing, the text says only that there is a card. */
  words: string | null;
}

function useCard(cardId: string | null): ChosenCard {
  const text = useMessages(nextLoanMessages);
  const { data: cards, isPending } = useQuery({ ...bankCardsQuery, enabled: cardId !== null });
  if (cardId === null) return { words: null };
  const card = cards?.find(({ id }) => id === cardId);
  if (card) return { card, words: cardName(card) };
  return { words: text(isPending ? 'cardsLoading' : 'cardChosen') };
}
