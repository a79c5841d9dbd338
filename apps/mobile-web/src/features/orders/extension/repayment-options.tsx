import { comparePaymentOptions, formatInr, type PaymentOption } from '@kosha/domain';
import { Heading, Link, Slip, Text } from '@kosha/ui';
import { formatDayMonth } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { paths } from '../../../shared/paths.ts';
import { extensionMessages } from './extension.messages.ts';
import classes from './extension.module.css';
import type { Extension } from './extension.queries.ts';

interface Way {
  name: string;
  /** The additional cost of this option. */
  extra: string;
  /** The total that the borrower pays with this option. */
  inAll?: string;
}

/** Compares the costs of repaying now, of extending and of repaying late (D53). */
export function RepaymentOptions({ order, ways }: { order: Order; ways: readonly Way[] }) {
  const text = useMessages(extensionMessages);
  const { orderId } = order;
  return (
    <Slip label={text('waysTitle')}>
      <Heading size="md">{text('waysTitle')}</Heading>
      <dl className={classes.ways}>
        {ways.map(({ name, extra, inAll }) => (
          <div key={name}>
            <dt>
              {name === text('payNow') ? (
                <Link href={paths.orderDetail(orderId, { repay: 1 })} isStandalone>
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
            <dd>
              <b>{extra}</b>
              {inAll && <span>{inAll}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="sm">{text(orderStatement(order).isOnTime ? 'waysNote' : 'waysNoteLate')}</Text>
    </Slip>
  );
}

/** Null unless every amount is known. */
export function useRepaymentOptions(order: Order, extension: Extension): readonly Way[] | null {
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
  const {
    payNow,
    extend,
    payLate: beLate,
  } = comparePaymentOptions({
    principalPaise,
    owedPaise,
    paidPaise,
    extensionFeePaise,
    overdueRatePercentPerDay: extension.overdueRatePercentPerDay,
    dueAtMs: order.repaymentDate ?? order.serverTime,
    newDueAtMs: extension.extensionTime,
    now: order.serverTime,
  });
  const rowOf = (name: string, { extraPaise, totalPaise }: PaymentOption): Way => ({
    name,
    extra: text('extra', { amount: formatInr(extraPaise) }),
    inAll: text(paidPaise > 0 ? 'inAllWithPaid' : 'inAll', { amount: formatInr(totalPaise) }),
  });
  return [
    rowOf(text('payNow'), payNow),
    rowOf(text('extend', { date }), extend),
    beLate === null
      ? { name: text('beLateUnknown'), extra: text('everyDay') }
      : rowOf(text('beLate', { date }), beLate),
  ];
}
