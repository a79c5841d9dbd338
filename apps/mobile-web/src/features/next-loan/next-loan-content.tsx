import { ButtonLink, Card, HeroZone, Link, Notice, Stack, StickyAction, Text } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import type { ScheduledOrder } from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { CancelSchedule } from './cancel-and-leave.tsx';
import { CardRow } from './card-row.tsx';
import { SchedulePrice, ScheduleFacts } from './next-loan-facts.tsx';
import { ScheduleStateTag } from './next-loan-state-tag.tsx';
import { scheduleMessages } from './next-loan.messages.ts';

interface ContentProps {
  schedule: ScheduledOrder;
}

/** A scheduled order that waits, or what became of it. */
export function ScheduleContent({ schedule }: ContentProps) {
  const isWaiting = schedule.state === 'waiting';
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          {isWaiting ? <CancelSchedule schedule={schedule} /> : <WayOn schedule={schedule} />}
        </StickyAction>
      }
    >
      <Summary schedule={schedule} />
      <Stack gap={5}>
        <Card isFlush>
          <CardRow schedule={schedule} />
        </Card>
        {isWaiting ? <SchedulePrice schedule={schedule} /> : <ScheduleFacts schedule={schedule} />}
        {isWaiting && <CurrentLoan schedule={schedule} />}
      </Stack>
    </ScreenLayout>
  );
}

/** How much and what happens next, before everything else. */
function Summary({ schedule: { state, amountPaise, refusal } }: ContentProps) {
  const text = useMessages(scheduleMessages);
  return (
    <HeroZone
      tone="waiting"
      label={text('amount')}
      tag={<ScheduleStateTag state={state} />}
      answer={<Money paise={amountPaise} size="hero" />}
    >
      <div role="status">
        <Text size="sm">{text(`${state}Text`)}</Text>
        {state === 'waiting' && <Text size="sm">{text('getMoney')}</Text>}
      </div>
      {refusal && <Notice tone="warning">{refusal}</Notice>}
    </HeroZone>
  );
}

const waysOn = {
  started: { label: 'toOrders', href: paths.orders },
  refused: { label: 'toHome', href: paths.home },
  cancelled: { label: 'toSchedules', href: paths.schedules },
} as const satisfies Record<
  Exclude<ScheduledOrder['state'], 'waiting'>,
  { label: keyof typeof scheduleMessages.texts; href: () => string }
>;

function WayOn({ schedule: { state } }: ContentProps) {
  const text = useMessages(scheduleMessages);
  if (state === 'waiting') return null;
  const { label, href } = waysOn[state];
  return (
    <ButtonLink href={href()} isFullWidth>
      {text(label)}
    </ButtonLink>
  );
}

function CurrentLoan({ schedule: { currentOrderId } }: ContentProps) {
  const text = useMessages(scheduleMessages);
  if (currentOrderId === undefined) return null;
  return (
    <Link href={paths.orderDetail(currentOrderId)} isStandalone>
      {text('toCurrent')}
    </Link>
  );
}
