import { orderLink } from '@kosha/domain';
import { Card, Heading, KeyValueList, Link, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money.tsx';
import { OrderStateTag } from '../../../shared/order-state-tag.tsx';
import { patterns } from '../../../shared/paths.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import classes from '../../../shared/order-card.module.css';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabel, nextSteps, stateSentence } from '../state-words.ts';

/** One order of the list (§2, §4): its state in words, its amounts, and the step it leads to. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const link = orderLink(order.orderState, order.extensionState);
  return (
    <Card as="li" className={classes.card}>
      <Stack gap={2}>
        <Stack isRow isSpread gap={2}>
          <Heading size="md">{order.productName}</Heading>
          <OrderStateTag state={order.orderState} page={patterns.orders} />
        </Stack>
        <Text size="sm">{stateSentence(order.orderState, text)}</Text>
        <KeyValueList
          rows={[
            { label: text('orderNo'), value: order.orderNo },
            { label: text('loanAmount'), value: amountText(order.loanAmountPaise) },
            { label: text('received'), value: amountText(order.receivedPaise) },
            { label: text('repaymentAmount'), value: amountText(order.repaymentPaise) },
          ]}
        />
        {link && (
          <Link href={nextSteps[link].path(order.orderId)} isStandalone className={classes.link}>
            {text(nextStepLabel(link, order.orderState))}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
