import { formatPercent } from '@kosha/domain';
import { Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../i18n/dates.ts';
import { useMessages } from '../i18n/messages.ts';
import { orderDetailQuery } from '../queries/order-detail.ts';
import { orderStatement } from './order-statement.ts';
import { paymentMessages } from './payment.messages.ts';
import type { Quote } from './quote.ts';
import { tierName } from '../i18n/tier-name.ts';

interface QuoteConditionProps {
  quote: Quote;
  /** The current loan, which must be repaid before the new loan starts. */
  orderId: string;
  isThisRepayment?: boolean;
}

/** Explains how the repayment of the current loan affects the cost of the next loan (D10, D11). */
export function QuoteCondition({ quote, orderId, isThisRepayment = false }: QuoteConditionProps) {
  const text = useMessages(paymentMessages);
  const { tier, repayByMs } = quote;
  if (repayByMs === undefined) return <Text size="sm">{text('priceOfToday')}</Text>;
  if (repayByMs === null) return <TierUncertain orderId={orderId} />;
  if (!tier) return null;
  const reached = { tier: tierName(tier), percent: formatPercent(tier.reductionPercent) };
  return (
    <Text size="sm">
      {isThisRepayment
        ? text('tierByThisRepayment', reached)
        : text('tierIfRepaidBy', { ...reached, date: formatWeekday(repayByMs) })}
    </Text>
  );
}

/** Warns that a late repayment does not reduce the fee of the next loan. */
function TierUncertain({ orderId }: { orderId: string }) {
  const text = useMessages(paymentMessages);
  const { data: order } = useQuery(orderDetailQuery(orderId));
  if (!order || orderStatement(order).isOnTime) return null;
  return <Text size="sm">{text('lateForTier')}</Text>;
}
