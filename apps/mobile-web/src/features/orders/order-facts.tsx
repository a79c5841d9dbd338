import type { Schema } from '@kosha/api-client';
import { formatDate, formatDayCount } from '@kosha/domain';
import { KeyValueList, type KeyValueRow } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { detailMessages } from './detail.messages.ts';

/** Everything about an order, row by row (§2 Order detail). */
export function OrderFacts({ order }: { order: Schema<'OrderDetail'> }) {
  const text = useMessages(detailMessages);
  const overdueRows: KeyValueRow[] = [
    { label: text('overdueDays'), value: order.overdueDays },
    { label: text('overdueFee'), value: rupeesText(order.overdueFee) },
  ];
  const isOverdue = order.overdueDays > 0;
  return (
    <KeyValueList
      rows={[
        { label: text('orderNo'), value: order.orderNo },
        ...(isOverdue ? overdueRows : []),
        { label: text('loanAmount'), value: rupeesText(order.loanAmount) },
        { label: text('tenure'), value: formatDayCount(order.period) },
        { label: text('received'), value: rupeesText(order.arriveAmount) },
        { label: text('repaymentAmount'), value: rupeesText(order.repaymentAmount) },
        { label: text('processingFee'), value: rupeesText(order.serviceFee) },
        { label: text('gst'), value: rupeesText(order.gstFee) },
        { label: text('interestFee'), value: rupeesText(order.interest) },
        { label: text('applicationDate'), value: formatDate(order.applyTime) },
      ]}
    />
  );
}
