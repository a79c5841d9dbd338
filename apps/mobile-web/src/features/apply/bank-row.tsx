import { ListRow } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CardMark, cardName } from '../../shared/order-display/bank-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { BankCard } from '../../shared/queries/bank-cards.ts';
import { applyMessages } from './apply.messages.ts';

interface BankRowProps {
  productId: string;
  cards: UseQueryResult<BankCard[]>;
  /** The chosen card. */
  card: BankCard | undefined;
}

/** The next step for a borrower without a selected card; also the link's label. */
export const chooseCardMessage = (cards: readonly BankCard[] | undefined) =>
  cards?.length === 0 ? 'addCard' : 'chooseCard';

/** The receiving bank account, with a link to the card selection. */
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
      subtitle={card ? cardName(card) : text(chooseCardMessage(cards.data))}
      href={paths.bank({ pid: productId })}
    />
  );
}
