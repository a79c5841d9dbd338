import { isLate, isPaymentChecked } from '@kosha/domain';
import { ButtonLink, Card, Heading, Link, Stack, Text } from '@kosha/ui';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money/money.tsx';
import { OrderStateTag } from '../../shared/order-display/order-state-tag.tsx';
import { patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import styles from './home.module.css';
import { CostLine } from './cost-line.tsx';
import { homeMessages } from './home.messages.ts';
import { orderButtonProps, orderLinkProps } from './order-link.ts';

/** The other orders in progress, below the first one. */
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
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  const link = orderLinkProps(order);
  const isChecked = isPaymentChecked(order);
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
        {isChecked ? (
          <Link {...link} isStandalone>
            {text('seeOrder')}
          </Link>
        ) : (
          <ButtonLink {...orderButtonProps(order)} variant="secondary">
            {order.fullButtonName}
          </ButtonLink>
        )}
      </Stack>
      <Text size="sm" tone={isLate(order) ? 'danger' : 'ink'}>
        {isChecked ? dueText('paymentChecked') : order.amountMsg}
      </Text>
      {!isChecked && <CostLine order={order} />}
    </article>
  );
}
