import { isBeforePayout } from '@kosha/domain';
import { Heading, KeyValueList, Stack, type KeyValueRow } from '@kosha/ui';
import { formatDate, formatDayCount } from '../../../shared/i18n/dates.ts';
import { useMessages, type Translate } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import type { LoanCost } from '../../../shared/money/cost-words.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { hasNoLoan } from '../has-no-loan.ts';
import { detailMessages } from './detail.messages.ts';

type DetailText = Translate<typeof detailMessages.texts>;

/** Everything about an order, row by row (§2 Order detail). */
export function OrderFacts({ order }: { order: Order }) {
  const text = useMessages(detailMessages);
  const statement = orderStatement(order);
  return (
    <Stack gap={1}>
      <Heading size="md">{text('facts')}</Heading>
      <KeyValueList
        rows={[
          { label: text('orderNo'), value: order.orderNo },
          ...(hasNoLoan(order) ? [] : overdueRows(order, text)),
          { label: text('loanAmount'), value: amountText(order.loanAmountPaise) },
          tenure(statement, order, text),
          ...(hasNoLoan(order) ? [] : debtRows(order, statement, text)),
          ...extensionRows(statement, text),
          { label: text('applicationDate'), value: formatDate(order.applyTime) },
        ]}
      />
    </Stack>
  );
}

/** Of a loan that was returned no fee was kept, and the interest is that of its days (D56). */
function debtRows(order: Order, { costPaise }: LoanCost, text: DetailText): readonly KeyValueRow[] {
  const { isReturned } = order;
  return [
    {
      label: text(isBeforePayout(order.orderState) ? 'willGet' : 'received'),
      value: amountText(order.receivedPaise),
    },
    { label: text('repaymentAmount'), value: amountText(order.repaymentPaise) },
    ...(isReturned
      ? []
      : [
          { label: text('processingFee'), value: amountText(order.processingFeePaise) },
          { label: text('gst'), value: amountText(order.gstPaise) },
        ]),
    {
      label: text('interestFee'),
      value: amountText(isReturned ? costPaise : order.interestPaise),
    },
  ];
}

/** Even when no day is overdue now, the fee of days before an extension may still be owed (D53). */
function overdueRows(
  { overdueDays, overdueFeePaise }: Order,
  text: DetailText,
): readonly KeyValueRow[] {
  const rows: readonly (KeyValueRow | false)[] = [
    overdueDays > 0 && { label: text('overdueDays'), value: overdueDays },
    overdueFeePaise !== 0 && { label: text('overdueFee'), value: amountText(overdueFeePaise) },
  ];
  return rows.filter((row) => row !== false);
}

/** The agreed days, with those of extensions (§2.88, D53). */
function tenure(
  { tenureDays, isExtended }: LoanCost,
  { period }: Order,
  text: DetailText,
): KeyValueRow {
  const days = formatDayCount(period);
  return {
    label: text('tenure'),
    value: formatDayCount(tenureDays),
    note: isExtended && text('tenureAtFirst', { days }),
  };
}

/** What extensions have changed: the fees, the due date, and so the cost. */
function extensionRows(statement: LoanCost, text: DetailText): readonly KeyValueRow[] {
  const { isExtended, areExtensionsTold, firstDueAtMs, dueAtMs } = statement;
  if (!isExtended) return [];
  const rows: readonly (KeyValueRow | false)[] = [
    areExtensionsTold && {
      label: text('extensionFees'),
      value: amountText(statement.extensionFeesPaise),
    },
    areExtensionsTold && {
      label: text(statement.overdueDays > 0 && !statement.isSettled ? 'costSoFar' : 'totalCost'),
      value: amountText(statement.costPaise),
    },
    firstDueAtMs !== null && { label: text('firstDueDate'), value: formatDate(firstDueAtMs) },
    dueAtMs !== null && {
      label: text(statement.isSettled ? 'lastDueDate' : 'dueDate'),
      value: formatDate(dueAtMs),
    },
  ];
  return rows.filter((row) => row !== false);
}
