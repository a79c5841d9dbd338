import type { Schema } from '@kosha/api-client';
import { BankCardTile, ButtonLink, Heading, PlusIcon, Stack, Text } from '@kosha/ui';
import { cardFace } from '../../shared/bank-card.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { useLeave } from '../../shared/trail.ts';
import type { BankTarget } from './bank-target.ts';
import { bankMessages } from './bank.messages.ts';
import { ScheduleCards } from './schedule-cards.tsx';

interface BankCardListProps {
  cards: readonly Schema<'BankCard'>[];
  /** Without one there is nothing to choose a card for: the cards are only shown. */
  target: BankTarget | undefined;
}

export function BankCardList({ cards, target }: BankCardListProps) {
  const text = useMessages(bankMessages);
  return (
    <>
      {target === undefined ? (
        <Heading>{text('cardsTitle')}</Heading>
      ) : (
        <Stack gap={1}>
          <Heading>{text('select')}</Heading>
          <Text tone="soft">{text('addHint')}</Text>
          <Text tone="soft" size="sm">
            {text('ownName')}
          </Text>
        </Stack>
      )}
      {target?.oid === undefined ? (
        <Cards cards={cards} pid={target?.pid} />
      ) : (
        <ScheduleCards cards={cards} oid={target.oid} pid={target.pid} />
      )}
      {target !== undefined && (
        <ButtonLink
          href={paths.bankAdd({ ...target })}
          variant="secondary"
          isFullWidth
          icon={<PlusIcon />}
        >
          {text('add')}
        </ButtonLink>
      )}
    </>
  );
}

interface CardsProps {
  cards: readonly Schema<'BankCard'>[];
  pid: string | undefined;
}

function Cards({ cards, pid }: CardsProps) {
  const text = useMessages(bankMessages);
  const { returnOnClick } = useLeave();
  const linkTo = (href: string) => ({ href, onClick: returnOnClick(href) });
  return (
    <Stack gap={3}>
      {cards.map((card, index) => (
        <BankCardTile
          key={card.id}
          {...cardFace(card)}
          index={index}
          {...(pid !== undefined && {
            ...linkTo(paths.apply(pid, { bank_id: card.id })),
            action: text('useAccount'),
          })}
        />
      ))}
    </Stack>
  );
}
