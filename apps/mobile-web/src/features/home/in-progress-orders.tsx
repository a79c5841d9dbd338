import { homeOrderLink, type OrderHomeLink } from '@kosha/domain';
import { ButtonLink, Heading, Link, ProductCard, Stack } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText, Money } from '../../shared/money.tsx';
import { OrderStateTag } from '../../shared/order-state-tag.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';

const hrefs = {
  audit: paths.orderAudit,
  confirm: paths.orderConfirm,
  detail: paths.orderDetail,
  orders: paths.orders,
} satisfies Record<OrderHomeLink, (id: string) => string>;

export function InProgressOrders({ orders }: { orders: readonly InProgressOrder[] }) {
  const text = useMessages(homeMessages);
  return (
    <Stack gap={3}>
      <Heading>{text('ordersTitle')}</Heading>
      {orders.map((order, index) => (
        <OrderCard key={order.orderId} order={order} isFirst={index === 0} />
      ))}
    </Stack>
  );
}

function OrderCard({ order, isFirst }: { order: InProgressOrder; isFirst: boolean }) {
  const text = useMessages(homeMessages);
  const href = hrefs[homeOrderLink(order.orderState)](order.orderId);
  const onClick = () =>
    trackClick('home_order', patterns.home, { orderState: String(order.orderState) });
  return (
    <div className={styles.card}>
      <ProductCard
        headingLevel={3}
        name={
          <Link href={href} className={styles.name} onClick={onClick}>
            {order.name}
          </Link>
        }
        logoUrl={order.logo}
        badge={<OrderStateTag state={order.orderState} page={patterns.home} />}
        amountLabel={order.amountMsg}
        amount={<Money paise={order.amountPaise} size={isFirst ? 'xxl' : 'lg'} />}
        note={text('interest', { amount: amountText(order.interestPaise) })}
        action={
          <ButtonLink
            href={href}
            variant={isFirst ? 'primary' : 'secondary'}
            isFullWidth={isFirst}
            onClick={onClick}
          >
            {order.fullButtonName}
          </ButtonLink>
        }
      />
    </div>
  );
}
