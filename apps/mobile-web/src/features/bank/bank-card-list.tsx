import { BankCardTile, ButtonLink, Heading, PlusIcon, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import type { BankCard } from '../../shared/queries/bank-cards.ts';
import { useLeave } from '../../shared/navigation/trail.ts';
import type { BankTarget } from './bank-target.ts';
import { bankMessages } from './bank.messages.ts';
import { tilesOf, type Tile } from './card-tiles.ts';
import { NextLoanCards } from './next-loan-cards.tsx';

interface BankCardListProps {
  cards: readonly BankCard[];
  /** Undefined if no application or order needs a card: the list is then read-only. */
  target: BankTarget | undefined;
  /** The card that was just added; it is listed first, with a label. */
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
  const { returnOnClick } = useLeave();
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
