import { asksToPay, canDo, isLate, orderLink } from '@kosha/domain';
import { Link, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { patterns } from '../../../shared/paths.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabel, nextSteps } from '../state-messages.ts';
import { hasEnded } from './arrange-orders.ts';
import { EndedFacts, OrderFacts } from './order-facts.tsx';
import classes from './order-row.module.css';
import { useOrderMessages } from './order-messages.ts';

/** One order of the list (§2, §4): product, state and next step. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { orderState, extensionState, returnedTime } = order;
  // A returned loan links to its detail, which shows the payment and the key facts (D66).
  const link = returnedTime ? 'detail' : orderLink(orderState, extensionState);
  const { line, sentence } = useOrderMessages(order);
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
          {text(nextStepLabel(link, asksToPay(order)))}
        </Link>
      )}
    </li>
  );
}
