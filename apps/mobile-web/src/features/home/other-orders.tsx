import { ButtonLink, Card, Heading, Link, Stack, Text } from '@kosha/ui';
import { isLate } from '../../shared/money/in-progress.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { OrderStateTag } from '../../shared/look/order-state-tag.tsx';
import { patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import styles from './home.module.css';
import { CostLine } from './cost-line.tsx';
import { homeMessages } from './home.messages.ts';
import { orderLinkProps } from './order-link.ts';

/** The orders in progress below the first one. */
export function OtherOrders({ orders }: { orders: readonly InProgressOrder[] }) {
  const text = useMessages(homeMessages);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('ordersTitle')}</Heading>
      <Card isFlush>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </Card>
    </Stack>
  );
}

function OrderRow({ order }: { order: InProgressOrder }) {
  const link = orderLinkProps(order);
  return (
    <article className={styles.row}>
      <Stack isRow isSpread gap={2}>
        <h3 className={styles.title}>
          <Link {...link} className={styles.name}>
            {order.name}
          </Link>
        </h3>
        <OrderStateTag state={order.orderState} page={patterns.home} />
      </Stack>
      <Stack isRow isSpread gap={2}>
        <Money paise={order.amountPaise} size="lg" />
        <ButtonLink {...link} variant="secondary">
          {order.fullButtonName}
        </ButtonLink>
      </Stack>
      <Text size="sm" tone={isLate(order) ? 'danger' : 'ink'}>
        {order.amountMsg}
      </Text>
      <CostLine order={order} />
    </article>
  );
}
