import { formatDate, formatDayCount } from '@kosha/domain';
import { Heading, KeyValueList, Stack, type KeyValueRow } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money.tsx';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { hasNoLoan } from '../has-no-loan.ts';
import { detailMessages } from './detail.messages.ts';

/** Everything about an order, row by row (§2 Order detail). */
export function OrderFacts({ order }: { order: Order }) {
  const text = useMessages(detailMessages);
  const debt: readonly KeyValueRow[] = [
    { label: text('received'), value: amountText(order.receivedPaise) },
    { label: text('repaymentAmount'), value: amountText(order.repaymentPaise) },
    { label: text('processingFee'), value: amountText(order.processingFeePaise) },
    { label: text('gst'), value: amountText(order.gstPaise) },
    { label: text('interestFee'), value: amountText(order.interestPaise) },
  ];
  return (
    <Stack gap={1}>
      <Heading size="md">{text('facts')}</Heading>
      <KeyValueList
        rows={[
          { label: text('orderNo'), value: order.orderNo },
          ...(hasNoLoan(order) ? [] : overdueRows(order, text)),
          { label: text('loanAmount'), value: amountText(order.loanAmountPaise) },
          { label: text('tenure'), value: formatDayCount(order.period) },
          ...(hasNoLoan(order) ? [] : debt),
          { label: text('applicationDate'), value: formatDate(order.applyTime) },
        ]}
      />
    </Stack>
  );
}

/** When no day is overdue now, the fee of days before an extension may still be owed (D53). */
function overdueRows(
  { overdueDays, overdueFeePaise }: Order,
  text: ReturnType<typeof useMessages<typeof detailMessages.texts>>,
): readonly KeyValueRow[] {
  const rows: readonly (KeyValueRow | false)[] = [
    overdueDays > 0 && { label: text('overdueDays'), value: overdueDays },
    overdueFeePaise !== 0 && { label: text('overdueFee'), value: amountText(overdueFeePaise) },
  ];
  return rows.filter((row) => row !== false);
}
