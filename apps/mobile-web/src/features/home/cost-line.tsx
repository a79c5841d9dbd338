import { isBeforePayout, subtractPaise } from '@kosha/domain';
import { Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';
import { homeMessages } from './home.messages.ts';
import { useDueFacts } from './use-due-facts.ts';

interface CostLineProps {
  order: InProgressOrder;
}

/**
 * The cost of the loan, with fees and interest. If the total is unknown, only the interest is shown
 * (D51).
 */
export function CostLine({ order }: CostLineProps) {
  return isBeforePayout(order.orderState) ? (
    <ComingCost order={order} />
  ) : (
    <RunningCost order={order} />
  );
}

function ComingCost({ order }: CostLineProps) {
  const text = useMessages(homeMessages);
  const hasAmounts = order.receivedPaise !== undefined && order.repaymentPaise !== undefined;
  const { data } = useQuery({ ...orderDetailQuery(order.orderId), enabled: !hasAmounts });
  const { receivedPaise = null, repaymentPaise = null } = hasAmounts ? order : (data ?? {});
  if (receivedPaise === null || repaymentPaise === null) return <Interest order={order} />;
  return (
    <Text size="sm">
      {text('comingCost', {
        get: amountText(receivedPaise),
        repay: amountText(repaymentPaise),
        cost: amountText(subtractPaise(repaymentPaise, receivedPaise)),
      })}
    </Text>
  );
}

function RunningCost({ order }: CostLineProps) {
  const text = useMessages(homeMessages);
  const costPaise = useDueFacts(order)?.cost.costPaise ?? null;
  if (costPaise === null) return <Interest order={order} />;
  return <Text size="sm">{text('runningCost', { cost: amountText(costPaise) })}</Text>;
}

function Interest({ order }: CostLineProps) {
  const text = useMessages(homeMessages);
  return <Text size="sm">{text('interest', { amount: amountText(order.interestPaise) })}</Text>;
}
