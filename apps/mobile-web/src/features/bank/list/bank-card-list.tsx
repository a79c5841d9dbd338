import type { ApiFailure } from '@kosha/api-client';
import { BankCardTile, ButtonLink, Heading, Link, Notice, PlusIcon, Stack, Text } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { bankCardDisplay } from '../../../shared/order-display/bank-card.tsx';
import { paths } from '../../../shared/paths.ts';
import type { BankCard } from '../../../shared/queries/bank-cards.ts';
import { forgetNextLoans } from '../../../shared/queries/next-loan.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import type { BankCardTarget } from '../bank-target.ts';
import { bankMessages } from '../bank.messages.ts';

type Tile = ReturnType<typeof tilesOf>[number];

/** Moves a newly added card to the top. `index` stays unchanged, because it selects the colour. */
function tilesOf(cards: readonly BankCard[], added: BankCard | undefined, addedLabel: string) {
  const tiles = cards.map((card, index) => ({
    id: card.id,
    face: {
      index,
      ...bankCardDisplay(card),
      isSelected: card === added,
      selectedLabel: addedLabel,
    },
  }));
  return tiles.toSorted(
    (one, other) => Number(other.face.isSelected) - Number(one.face.isSelected),
  );
}

interface NextLoanCardsProps {
  tiles: readonly Tile[];
  /** The id of the scheduled order. */
  oid: string;
  pid: string;
}

/** A tap on a card assigns it to the scheduled order and opens the order again (D09). */
function NextLoanCards({ tiles, oid, pid }: NextLoanCardsProps) {
  const text = useMessages(bankMessages);
  const back = paths.schedule(oid, { pid });
  const { choose, failure } = useChoose(back);
  return (
    <Stack gap={3}>
      {failure && (
        <Notice
          tone="danger"
          title={text('chooseFailed')}
          action={
            <Link href={back} isStandalone>
              {text('toSchedule')}
            </Link>
          }
        >
          {failureText(failure)}
        </Notice>
      )}
      {tiles.map(({ id, face }) => (
        <BankCardTile
          key={id}
          {...face}
          action={text('useAccount')}
          onClick={() => choose({ id: oid, cardId: id })}
        />
      ))}
    </Stack>
  );
}

function useChoose(back: string) {
  const { returnTo } = useLeaveScreen();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit } = useWrite(
    (body: { id: string; cardId: string }, options) =>
      api.post('/order/v1/schedule/update-card', { body, ...options }),
    {
      onSuccess: () => forgetNextLoans(queryClient),
      onSuccessHere: () => returnTo(back),
      onFailure: setFailure,
    },
  );
  return { choose: submit, failure };
}

interface BankCardListProps {
  cards: readonly BankCard[];
  /** The application or scheduled order that needs a card. If undefined, the list is read-only. */
  target: BankCardTarget | undefined;
  added: BankCard | undefined;
}

export function BankCardList({ cards, target, added }: BankCardListProps) {
  const text = useMessages(bankMessages);
  const tiles = tilesOf(cards, added, text('added'));
  return (
    <>
      {target === undefined ? (
        <Heading>{text('cardsTitle')}</Heading>
      ) : (
        <Stack gap={1}>
          <Heading>{text('select')}</Heading>
          <Text tone="soft">{text('addHint')}</Text>
        </Stack>
      )}
      {target?.oid === undefined ? (
        <Cards tiles={tiles} pid={target?.pid} />
      ) : (
        <NextLoanCards tiles={tiles} oid={target.oid} pid={target.pid} />
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
  tiles: readonly Tile[];
  pid: string | undefined;
}

function Cards({ tiles, pid }: CardsProps) {
  const text = useMessages(bankMessages);
  const { returnOnClick } = useLeaveScreen();
  const linkTo = (href: string) => ({ href, onClick: returnOnClick(href) });
  return (
    <Stack gap={3}>
      {tiles.map(({ id, face }) => (
        <BankCardTile
          key={id}
          {...face}
          {...(pid !== undefined && {
            ...linkTo(paths.apply(pid, { bank_id: id })),
            action: text('useAccount'),
          })}
        />
      ))}
    </Stack>
  );
}
