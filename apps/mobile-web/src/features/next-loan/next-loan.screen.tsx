import {
  ButtonLink,
  Card,
  EmptyState,
  HeroZone,
  Link,
  ListRow,
  MagnifierIllustration,
  Notice,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Schema } from '@kosha/api-client';
import { isNotFound } from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { type NextLoan, nextLoanQuery } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { nextLoanMessages } from './next-loan.messages.ts';
import { CancelNextLoan } from '../../shared/order-display/cancel-next-loan.tsx';
import { api } from '../../shared/server/api.ts';
import { Money } from '../../shared/money/money.tsx';
import { useLeaveScreen } from '../../shared/navigation/history-record.ts';
import { NextLoanDetails, NextLoanPriceAndDetails } from './next-loan-details.tsx';
import { NextLoanStateTag } from './next-loan-state-tag.tsx';
import { BankCardLogo, bankCardLabel } from '../../shared/order-display/bank-card.tsx';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';

/** Links to the card selection while the scheduled order is waiting (§2.57, D09). */
function CardRow({ nextLoan }: { nextLoan: NextLoan }) {
  const text = useMessages(nextLoanMessages);
  const { card, words } = useCard(nextLoan.cardId);
  const icon = card && <BankCardLogo card={card} />;
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
  /** The card's name, or a general text if the card is not loaded. Null if no card is chosen. */
  words: string | null;
}

function useCard(cardId: string | null): ChosenCard {
  const text = useMessages(nextLoanMessages);
  const { data: cards, isPending } = useQuery({ ...bankCardsQuery, enabled: cardId !== null });
  if (cardId === null) return { words: null };
  const card = cards?.find(({ id }) => id === cardId);
  if (card) return { card, words: bankCardLabel(card) };
  return { words: text(isPending ? 'cardsLoading' : 'cardChosen') };
}

interface ContentProps {
  nextLoan: NextLoan;
}

function NextLoanContent({ nextLoan }: ContentProps) {
  const isWaiting = nextLoan.state === 'waiting';
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          {isWaiting ? <Cancel nextLoan={nextLoan} /> : <NextLink nextLoan={nextLoan} />}
        </StickyAction>
      }
    >
      <Summary nextLoan={nextLoan} />
      <Stack gap={5}>
        <Card isFlush>
          <CardRow nextLoan={nextLoan} />
        </Card>
        {isWaiting ? (
          <NextLoanPriceAndDetails nextLoan={nextLoan} />
        ) : (
          <NextLoanDetails nextLoan={nextLoan} />
        )}
        {isWaiting && <CurrentLoan nextLoan={nextLoan} />}
      </Stack>
    </ScreenLayout>
  );
}

function Summary({ nextLoan: { state, amountPaise, refusal } }: ContentProps) {
  const text = useMessages(nextLoanMessages);
  return (
    <HeroZone
      tone="waiting"
      label={text('amount')}
      tag={<NextLoanStateTag state={state} />}
      headline={<Money paise={amountPaise} size="hero" />}
    >
      <div role="status">
        <Text size="sm">{text(`${state}Text`)}</Text>
        {state === 'waiting' && <Text size="sm">{text('getMoney')}</Text>}
      </div>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
    </HeroZone>
  );
}

/** After cancelling, the list of scheduled orders opens (§4.18). */
function Cancel({ nextLoan: { id, orderNo } }: ContentProps) {
  const text = useMessages(nextLoanMessages);
  const { leaveFor } = useLeaveScreen();
  return (
    <CancelNextLoan
      label={text('cancel')}
      variant="secondary"
      send={(options) =>
        api.post('/order/v1/schedule/cancel', { body: { id, orderNo }, ...options })
      }
      onCancelled={() => leaveFor(paths.schedules())}
    />
  );
}

const nextLinks = {
  started: { label: 'toOrders', href: paths.orders },
  refused: { label: 'toHome', href: paths.home },
  cancelled: { label: 'toSchedules', href: paths.schedules },
} as const satisfies Record<
  Exclude<NextLoan['state'], 'waiting'>,
  { label: keyof typeof nextLoanMessages.texts; href: () => string }
>;

function NextLink({ nextLoan: { state } }: ContentProps) {
  const text = useMessages(nextLoanMessages);
  if (state === 'waiting') return null;
  const { label, href } = nextLinks[state];
  return (
    <ButtonLink href={href()} isFullWidth>
      {text(label)}
    </ButtonLink>
  );
}

function CurrentLoan({ nextLoan: { currentOrderId } }: ContentProps) {
  const text = useMessages(nextLoanMessages);
  if (currentOrderId === undefined) return null;
  return (
    <Link href={paths.orderDetail(currentOrderId)} isStandalone>
      {text('toCurrent')}
    </Link>
  );
}

/** One scheduled order with its cost and bank card (§2.56). */
export function NextLoanScreen() {
  const { oid = '' } = useParams();
  const text = useMessages(nextLoanMessages);
  const read = useQuery(nextLoanQuery(oid));
  return (
    <QueryGate
      read={read}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loadingOne')}
      failed={text('oneFailed')}
      renderError={(error) => isNotFound(error) && <NotFound />}
    >
      {(nextLoan) => <NextLoanContent key={nextLoan.id} nextLoan={nextLoan} />}
    </QueryGate>
  );
}

function NotFound() {
  const text = useMessages(nextLoanMessages);
  return (
    <EmptyState
      title={text('notFoundTitle')}
      illustration={<MagnifierIllustration />}
      action={<ButtonLink href={paths.schedules()}>{text('toSchedules')}</ButtonLink>}
    >
      {text('notFoundText')}
    </EmptyState>
  );
}
