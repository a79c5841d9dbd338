import { formatDateTime } from '@kosha/domain';
import { ButtonLink, CalendarIllustration, Card, EmptyState, Heading, Link } from '@kosha/ui';
import { Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { paths } from '../../shared/paths.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import {
  scheduleListQuery,
  type ScheduledOrder,
} from '../../shared/queries/next-loan.queries.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ScheduleStateTag } from './next-loan-state-tag.tsx';
import { scheduleMessages } from './next-loan.messages.ts';
import classes from '../../shared/look/order-card.module.css';

/** The scheduled orders, newest first (D04). */
export function ScheduleListScreen() {
  return (
    <ScreenLayout>
      <ScheduleList />
    </ScreenLayout>
  );
}

/** Also beside the screen that it led to. */
export function ScheduleList() {
  const text = useMessages(scheduleMessages);
  const read = useQuery(scheduleListQuery);
  return (
    <ReadGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(schedules) => (schedules.length > 0 ? <Cards schedules={schedules} /> : <NoSchedules />)}
    </ReadGate>
  );
}

function Cards({ schedules }: { schedules: readonly ScheduledOrder[] }) {
  return (
    <ul className={classes.list}>
      {schedules.map((schedule) => (
        <ScheduleCard key={schedule.id} schedule={schedule} />
      ))}
    </ul>
  );
}

function ScheduleCard({ schedule }: { schedule: ScheduledOrder }) {
  const text = useMessages(scheduleMessages);
  const { id, productId: pid, productName, amountPaise, createTime, state } = schedule;
  return (
    <Card as="li" className={classes.card}>
      <Stack gap={2}>
        <Stack isRow isSpread gap={2}>
          {productName && <Heading size="md">{productName}</Heading>}
          <ScheduleStateTag state={state} />
        </Stack>
        <Stack isRow isSpread gap={2}>
          <Money paise={amountPaise} size="lg" />
          <Text size="sm">{text('setUpOn', { time: formatDateTime(createTime) })}</Text>
        </Stack>
        <Text size="sm">{text(`${state}Text`)}</Text>
        <Link href={paths.schedule(id, { pid })} isStandalone className={classes.link}>
          {text('see')}
        </Link>
      </Stack>
    </Card>
  );
}

function NoSchedules() {
  const text = useMessages(scheduleMessages);
  return (
    <EmptyState
      title={text('emptyTitle')}
      illustration={<CalendarIllustration />}
      action={<ButtonLink href={paths.orders()}>{text('toOrders')}</ButtonLink>}
    >
      {text('emptyText')}
    </EmptyState>
  );
}
