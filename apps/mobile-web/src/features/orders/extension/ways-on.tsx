import { compareWaysOn, formatInr, type WayOn } from '@kosha/domain';
import { Heading, Slip, Text } from '@kosha/ui';
import { formatDayMonth } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { extensionMessages } from './extension.messages.ts';
import classes from './extension.module.css';
import type { Extension } from './extension.queries.ts';

interface Way {
  name: string;
  /** What it adds, and with that, what is paid in all. */
  extra: string;
  inAll?: string;
}

/** What paying now, extending and being late add, side by side (D53). */
export function WaysOn({ ways }: { ways: readonly Way[] }) {
  const text = useMessages(extensionMessages);
  return (
    <Slip label={text('waysTitle')}>
      <Heading size="md">{text('waysTitle')}</Heading>
      <dl className={classes.ways}>
        {ways.map(({ name, extra, inAll }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{extra}</b>
              {inAll && <span>{inAll}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm">{text('waysNote')}</Text>
    </Slip>
  );
}

/** Null unless every amount is known. */
export function useWaysOn(order: Order, extension: Extension): readonly Way[] | null {
  const text = useMessages(extensionMessages);
  const date = formatDayMonth(extension.extensionTime);
  const { loanAmountPaise: principalPaise, repaymentPaise: owedPaise } = order;
  const { feePaise: extensionFeePaise } = extension;
  const { paidSoFarPaise: paidPaise } = orderStatement(order);
  if (
    principalPaise === null ||
    owedPaise === null ||
    extensionFeePaise === null ||
    paidPaise === null
  )
    return null;
  const { payNow, extend, beLate } = compareWaysOn({
    principalPaise,
    owedPaise,
    paidPaise,
    extensionFeePaise,
    overdueRatePercentPerDay: extension.overdueRatePercentPerDay,
    dueAtMs: order.repaymentDate ?? order.serverTime,
    newDueAtMs: extension.extensionTime,
    now: order.serverTime,
  });
  const way = (name: string, { extraPaise, totalPaise }: WayOn): Way => ({
    name,
    extra: text('extra', { amount: formatInr(extraPaise) }),
    inAll: text(paidPaise > 0 ? 'inAllWithPaid' : 'inAll', { amount: formatInr(totalPaise) }),
  });
  return [
    way(text('payNow'), payNow),
    way(text('extend', { date }), extend),
    beLate === null
      ? { name: text('beLateUnknown'), extra: text('everyDay') }
      : way(text('beLate', { date }), beLate),
  ];
}
