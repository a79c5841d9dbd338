import { formatDate, formatDayCount } from '@kosha/domain';
import { KeyValueList, type KeyValueRow } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money.tsx';
import { detailMessages } from './detail.messages.ts';
import type { Order } from '../orders.queries.ts';

/** Everything about an order, row by row (§2 Order detail). */
export function OrderFacts({ order }: { order: Order }) {
  const text = useMessages(detailMessages);
  // When no day is overdue now, the fee of days before an extension may still be owed (D53).
  const overdueRows: readonly (KeyValueRow | false)[] = [
    order.overdueDays > 0 && { label: text('overdueDays'), value: order.overdueDays },
    order.overdueFeePaise !== 0 && {
      label: text('overdueFee'),
      value: amountText(order.overdueFeePaise),
    },
  ];
  return (
    <KeyValueList
      rows={[
        { label: text('orderNo'), value: order.orderNo },
        ...overdueRows.filter((row) => row !== false),
        { label: text('loanAmount'), value: amountText(order.loanAmountPaise) },
        { label: text('tenure'), value: formatDayCount(order.period) },
        { label: text('received'), value: amountText(order.receivedPaise) },
        { label: text('repaymentAmount'), value: amountText(order.repaymentPaise) },
        { label: text('processingFee'), value: amountText(order.processingFeePaise) },
        { label: text('gst'), value: amountText(order.gstPaise) },
        { label: text('interestFee'), value: amountText(order.interestPaise) },
        { label: text('applicationDate'), value: formatDate(order.applyTime) },
      ]}
    />
  );
}
