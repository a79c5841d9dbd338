import { ListRow } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { BankCardLogo, bankCardLabel } from '../../shared/order-display/bank-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { paths } from '../../shared/paths.ts';
import type { BankCard } from '../../shared/queries/bank-cards.ts';
import { applyMessages } from './apply.messages.ts';

interface BankRowProps {
  productId: string;
  cards: UseQueryResult<BankCard[]>;
  card: BankCard | undefined;
}

export const cardMessageKey = (cards: readonly BankCard[] | undefined) =>
  cards?.length === 0 ? 'addCard' : 'chooseCard';

export function BankRow({ productId, cards, card }: BankRowProps) {
  const text = useMessages(applyMessages);
  const shellText = useMessages(shellMessages);
  const title = text('bankAccount');
  if (cards.data === undefined) {
    return cards.isError ? (
      <ListRow
        title={title}
        subtitle={text('cardsFailed')}
        value={shellText('retry')}
        onClick={() => void cards.refetch()}
      />
    ) : (
      <ListRow title={title} subtitle={text('cardsLoading')} />
    );
  }
  return (
    <ListRow
      title={title}
      icon={card && <BankCardLogo card={card} />}
      subtitle={card ? bankCardLabel(card) : text(cardMessageKey(cards.data))}
      href={paths.bank({ pid: productId })}
    />
  );
}
