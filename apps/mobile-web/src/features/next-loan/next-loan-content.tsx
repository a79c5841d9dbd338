import { ButtonLink, Card, HeroZone, Link, Notice, Stack, StickyAction, Text } from '@kosha/ui';
import { CancelNextLoan } from '../../shared/order-display/cancel-next-loan.tsx';
import { api } from '../../shared/server/api.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { useLeave } from '../../shared/navigation/trail.ts';
import { paths } from '../../shared/paths.ts';
import type { NextLoan } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { CardRow } from './card-row.tsx';
import { NextLoanPrice, NextLoanFacts } from './next-loan-facts.tsx';
import { NextLoanStateTag } from './next-loan-state-tag.tsx';
import { nextLoanMessages } from './next-loan.messages.ts';

interface ContentProps {
  nextLoan: NextLoan;
}

/** A scheduled order, pending or finished. */
export function NextLoanContent({ nextLoan }: ContentProps) {
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
        {isWaiting ? <NextLoanPrice nextLoan={nextLoan} /> : <NextLoanFacts nextLoan={nextLoan} />}
        {isWaiting && <CurrentLoan nextLoan={nextLoan} />}
      </Stack>
    </ScreenLayout>
  );
}

/** The amount and the next event, at the top of the screen. */
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

/** The Cancel button; after cancelling, it navigates to the list (§4.18). */
function Cancel({ nextLoan: { id, orderNo } }: ContentProps) {
  const text = useMessages(nextLoanMessages);
  const { leaveFor } = useLeave();
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
