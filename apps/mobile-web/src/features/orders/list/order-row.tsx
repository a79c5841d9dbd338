import { canDo, orderLink } from '@kosha/domain';
import { Link, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { OrderStateTag } from '../../../shared/look/order-state-tag.tsx';
import { patterns } from '../../../shared/paths.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabel, nextSteps } from '../state-words.ts';
import { hasEnded, isLate } from './arrange-orders.ts';
import { EndedFacts, OrderFacts } from './order-facts.tsx';
import classes from './order-row.module.css';
import { useOrderWords } from './order-words.ts';

/** One order of the list (§2, §4): what it is about, how far it is, and the step it leads to. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { orderState, extensionState } = order;
  const link = orderLink(orderState, extensionState);
  const { line, sentence } = useOrderWords(order);
  const tone = isLate(order) ? 'danger' : 'ink';
  return (
    <li className={classes.row}>
      <Stack isRow isSpread gap={2}>
        <h3 className={classes.name}>{order.productName}</h3>
        <OrderStateTag state={orderState} page={patterns.orders} />
      </Stack>
      {line && (
        <Text size="sm" tone={tone} isStrong>
          {line}
        </Text>
      )}
      {sentence && (
        <Text size="sm" tone={tone}>
          {sentence}
        </Text>
      )}
      {hasEnded(order) ? (
        <EndedFacts order={order} />
      ) : (
        <OrderFacts order={order} hasLargeRepayment={canDo('repay', orderState)} />
      )}
      {link && (
        <Link href={nextSteps[link].path(order.orderId)} isStandalone className={classes.link}>
          {text(nextStepLabel(link, orderState))}
        </Link>
      )}
    </li>
  );
}
