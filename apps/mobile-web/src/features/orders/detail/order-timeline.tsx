import {
  daysBetween,
  formatPercent,
  isOrderSettled,
  parseOrderState,
  tierByOrderNum,
  type OrderState,
} from '@kosha/domain';
import { Heading, Stack, Timeline, type TimelineEvent } from '@kosha/ui';
import {
  formatDate,
  formatDateTime,
  formatDayCount,
  formatWeekday,
} from '../../../shared/i18n/dates.ts';
import { useMessages, type Translate } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import type { LoanCost } from '../../../shared/money/cost-messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { detailMessages } from './detail.messages.ts';
import { tierName } from '../../../shared/i18n/tier-name.ts';

type DetailText = Translate<typeof detailMessages.texts>;

interface TimelineProps {
  order: Order;
  /** True if the borrower may have paid, although the order is not settled. */
  mayBePaid: boolean;
}

export function OrderTimeline({ order, mayBePaid }: TimelineProps) {
  const text = useMessages(detailMessages);
  const applied: TimelineEvent = {
    title: text('applied'),
    date: formatDateTime(order.applyTime),
    state: 'done',
  };
  const statement = orderStatement(order);
  const currentTerm = mayBePaid ? [] : currentTermEvents(order, statement, text);
  const events = [
    applied,
    ...payout(order, text),
    ...extended(statement, text),
    ...currentTerm,
    ...tierEvents(order, text),
  ];
  const isOver = !events.some(({ state }) => state === 'now');
  return (
    <Stack gap={2}>
      <Heading size="md">{text(isOver ? 'happened' : 'next')}</Heading>
      <Timeline events={events} />
    </Stack>
  );
}

function payout({ loanDate, receivedPaise }: Order, text: DetailText): TimelineEvent[] {
  if (loanDate === null) return [];
  const title = text('paidOut', { amount: amountText(receivedPaise) });
  return [{ title, date: formatDateTime(loanDate), state: 'done' }];
}

/** Each extension with its paid fee (D53). */
const extended = ({ extensions }: LoanCost, text: DetailText): TimelineEvent[] =>
  extensions.map(({ paidAtMs, feePaise, dueBeforeMs, dueAfterMs }) => ({
    title: text('extended', {
      before: formatWeekday(dueBeforeMs),
      after: formatWeekday(dueAfterMs),
      fee: amountText(feePaise),
    }),
    date: formatDateTime(paidAtMs),
    state: 'done',
  }));

/** The timeline event for each order state in which no money was paid out. */
const eventsByState = {
  '1': ['checking', 'now'],
  '2': ['getMoney', 'now'],
  '3': ['denied', 'ended'],
  '4': ['sending', 'now'],
  '5': ['failed', 'ended'],
  '9': ['closed', 'ended'],
  '10': ['checked', 'now'],
} as const satisfies Partial<
  Record<OrderState, readonly [keyof typeof detailMessages.texts, TimelineEvent['state']]>
>;

function currentTermEvents(order: Order, statement: LoanCost, text: DetailText): TimelineEvent[] {
  const parsed = parseOrderState(order.orderState);
  if (!parsed.isKnown) return [];
  if (isOrderSettled(order.orderState)) return [repaid(order, text)];
  if (!(parsed.state in eventsByState)) return debt(order, statement, text);
  const [title, state] = eventsByState[parsed.state as keyof typeof eventsByState];
  return [{ title: text(title), state }];
}

function debt(order: Order, { dueDayPaise }: LoanCost, text: DetailText): TimelineEvent[] {
  const { repaymentDate, repaymentPaise, overdueDays } = order;
  const repay = text('repay', { amount: amountText(repaymentPaise) });
  if (overdueDays === 0 || repaymentDate === null) {
    return [
      {
        title: repay,
        date: repaymentDate !== null && text('repayBy', { date: formatWeekday(repaymentDate) }),
        note: text('feeAfter'),
        state: 'now',
      },
    ];
  }
  return [
    {
      title: text('dueWasPast', { amount: amountText(dueDayPaise) }),
      date: formatDate(repaymentDate),
      state: 'late',
    },
    { title: repay, date: text('repayToday'), note: text('feeStops'), state: 'now' },
  ];
}

function repaid(
  { settledTime, repaymentDate, repaymentPaise, isReturned }: Order,
  text: DetailText,
): TimelineEvent {
  const title = text(isReturned ? 'returned' : 'repaid', { amount: amountText(repaymentPaise) });
  if (!settledTime) return { title, state: 'done' };
  const event: TimelineEvent = { title, date: formatDateTime(settledTime), state: 'done' };
  if (repaymentDate === null || isReturned) return event;
  const daysEarly = daysBetween(settledTime, repaymentDate);
  const note =
    daysEarly === 0
      ? text('repaidOnDay')
      : text(daysEarly > 0 ? 'repaidEarly' : 'repaidLate', {
          days: formatDayCount(Math.abs(daysEarly)),
        });
  return { ...event, note };
}

/** The tier that the borrower reached with this loan (§1.12, D18, D66). */
function tierEvents({ tierReached }: Order, text: DetailText): TimelineEvent[] {
  const tier = tierByOrderNum(tierReached?.orderNum);
  if (!tier || !tierReached) return [];
  const percent = formatPercent(tierReached.reductionPercent);
  return [{ title: text('earned', { tier: tierName(tier), percent }), state: 'earned' }];
}
