import type { Schema } from '@kosha/api-client';
import { ListRow } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CardMark, cardName } from '../../shared/bank-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { applyMessages } from './apply.messages.ts';

type Card = Schema<'BankCard'>;

interface BankRowProps {
  productId: string;
  cards: UseQueryResult<Card[]>;
  /** The chosen card. */
  card: Card | undefined;
}

/** Where the money goes; leads to the choice of cards. */
export function BankRow({ productId, cards, card }: BankRowProps) {
  const text = useMessages(applyMessages);
  const title = text('bankAccount');
  if (cards.data === undefined) {
    return cards.isError ? (
      <ListRow
        title={title}
        subtitle={text('cardsFailed')}
        value={text('retry')}
        onClick={() => void cards.refetch()}
      />
    ) : (
      <ListRow title={title} subtitle={text('cardsLoading')} />
    );
  }
  return (
    <ListRow
      title={title}
      icon={card && <CardMark card={card} />}
      subtitle={card ? cardName(card) : text('chooseCard')}
      href={paths.bank({ pid: productId })}
    />
  );
}
