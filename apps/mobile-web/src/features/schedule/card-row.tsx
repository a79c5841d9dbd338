import { maskAccount } from '@kosha/domain';
import { ListRow } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import type { ScheduledOrder } from '../../shared/scheduled-order/scheduled-order.queries.ts';
import { scheduleMessages } from './schedule.messages.ts';

/** Where the money will go; while it waits, the way to the choice of cards (§2.57, D09). */
export function CardRow({ schedule }: { schedule: ScheduledOrder }) {
  const text = useMessages(scheduleMessages);
  const named = useNamedCard(schedule.cardId);
  if (schedule.state !== 'waiting') {
    return <ListRow title={text('card')} subtitle={named ?? text('noCard')} />;
  }
  const href = paths.bank({ pid: schedule.productId, oid: schedule.id });
  return named === null ? (
    <ListRow title={text('chooseCard')} subtitle={text('cardNeeded')} href={href} />
  ) : (
    <ListRow title={text('card')} subtitle={named} href={href} />
  );
}

/** Its number and code; null without a card, and only that there is one where the list is missing. */
function useNamedCard(cardId: string | null): string | null {
  const text = useMessages(scheduleMessages);
  const { data: cards, isPending } = useQuery({ ...bankCardsQuery, enabled: cardId !== null });
  if (cardId === null) return null;
  const card = cards?.find(({ id }) => id === cardId);
  if (card) return `${maskAccount(card.cardNo)} · ${card.bankCode}`;
  return text(isPending ? 'cardsLoading' : 'cardChosen');
}
