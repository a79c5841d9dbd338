import { isBeforePayout, type OverduePeriod } from '@kosha/domain';
import { Heading, KeyValueList, Stack, type KeyValueRow } from '@kosha/ui';
import { formatDate, formatDayCount, formatDayMonth } from '../../../shared/i18n/dates.ts';
import { useMessages, type Translate } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import type { LoanCost } from '../../../shared/money/cost-messages.ts';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { hasEndedBeforePayout } from '../has-ended-before-payout.ts';
import { detailMessages } from './detail.messages.ts';

interface Texts {
  text: Translate<typeof detailMessages.texts>;
  paymentText: Translate<typeof paymentMessages.texts>;
}

/** The amounts and dates of an order (§2 Order detail). */
export function OrderDetails({ order }: { order: Order }) {
  const text = useMessages(detailMessages);
  const paymentText = useMessages(paymentMessages);
  const texts = { text, paymentText };
  const statement = orderStatement(order);
  const { returnedAfterDays } = statement;
  const interest =
    returnedAfterDays === null
      ? paymentText('interest')
      : paymentText('interestFor', { days: formatDayCount(returnedAfterDays) });
  return (
    <Stack gap={1}>
      <Heading size="md">{text('facts')}</Heading>
      <KeyValueList
        rows={[
          { label: text('orderNo'), value: order.orderNo },
          ...(hasEndedBeforePayout(order) ? [] : overdueRows(order, statement, texts)),
          { label: paymentText('principal'), value: amountText(order.loanAmountPaise) },
          tenure(statement, order, text),
          ...(hasEndedBeforePayout(order) ? [] : debtRows(order, texts)),
          ...(hasEndedBeforePayout(order) ? [] : [interestRow(order, statement, interest)]),
          ...extensionRows(statement, texts),
          { label: text('applicationDate'), value: formatDate(order.applyTime) },
        ]}
      />
    </Stack>
  );
}

/** A loan that was returned in its cooling-off period has no fees (D56). */
function debtRows(order: Order, { text, paymentText }: Texts): readonly KeyValueRow[] {
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
          { label: paymentText('processingFee'), value: amountText(order.processingFeePaise) },
          { label: paymentText('gst'), value: amountText(order.gstPaise) },
        ]),
  ];
}

/** The whole cost of a returned loan is interest. */
const interestRow = (order: Order, { costPaise }: LoanCost, label: string): KeyValueRow => ({
  label,
  value: amountText(order.isReturned ? costPaise : order.interestPaise),
});

/**
 * Overdue days before an extension also count (D53). The rows show the total days and the total
 * fee. For an extended loan, a note lists each overdue period with its fee.
 */
function overdueRows(
  { overdueDays, overdueFeePaise }: Order,
  { lateSpans, extensions }: LoanCost,
  { text, paymentText }: Texts,
): readonly KeyValueRow[] {
  const spans = lateSpans ?? [];
  const days = spans.reduce((sum, span) => sum + span.days, 0) || overdueDays;
  const rows: readonly (KeyValueRow | false)[] = [
    days > 0 && { label: text('overdueDays'), value: days },
    overdueFeePaise !== 0 && {
      label: paymentText('overdueFee'),
      value: amountText(overdueFeePaise),
      note: extensions.length > 0 && spans.map((span) => formatSpan(span, text)).join(' · '),
    },
  ];
  return rows.filter((row) => row !== false);
}

function formatSpan({ days, fromMs, toMs, feePaise }: OverduePeriod, text: Texts['text']): string {
  const words = { days: formatDayCount(days), fee: amountText(feePaise) };
  return toMs === null
    ? text('lateSince', { ...words, date: formatDayMonth(fromMs) })
    : text('lateTo', { ...words, date: formatDayMonth(toMs) });
}

/** The loan's term, including extensions (§2.88, D53). */
function tenure(
  { tenureDays, isExtended }: LoanCost,
  { period }: Order,
  text: Texts['text'],
): KeyValueRow {
  const days = formatDayCount(period);
  return {
    label: text('tenure'),
    value: formatDayCount(tenureDays),
    note: isExtended && text('tenureAtFirst', { days }),
  };
}

function extensionRows(statement: LoanCost, { text, paymentText }: Texts): readonly KeyValueRow[] {
  const { isExtended, areExtensionsReported, firstDueAtMs, dueAtMs } = statement;
  if (!isExtended) return [];
  const rows: readonly (KeyValueRow | false)[] = [
    areExtensionsReported && {
      label: paymentText('extensionFees'),
      value: amountText(statement.extensionFeesPaise),
    },
    areExtensionsReported && {
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
