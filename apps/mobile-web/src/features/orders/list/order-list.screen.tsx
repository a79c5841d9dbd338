import { movesByItself } from '@kosha/domain';
import { ButtonLink, EmptyState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { orderListQuery, type ListedOrder } from '../../../shared/queries/order-list.ts';
import { ReadGate } from '../../../shared/queries/read-gate.tsx';
import { ScreenLayout } from '../../../shared/screen-layout.tsx';
import { OrderCard } from './order-card.tsx';
import classes from '../../../shared/order-card.module.css';
import { ordersMessages } from '../orders.messages.ts';
import { useGentleRefresh } from '../use-refresh.ts';

/** The waits between refreshes while an order is checked or paid out: they grow, two minutes in all. */
const refreshDelaysMs = [2_000, 3_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Every loan, newest first, each with its next step (§2 Order list). */
export function OrderListScreen() {
  return (
    <ScreenLayout>
      <OrderList />
    </ScreenLayout>
  );
}

function OrderList() {
  const text = useMessages(ordersMessages);
  const read = useQuery(orderListQuery);
  const isActive = read.data?.some(({ orderState }) => movesByItself(orderState)) ?? false;
  useGentleRefresh({ isActive, delaysMs: refreshDelaysMs, refresh: read.refetch });
  return (
    <ReadGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(orders) => (orders.length > 0 ? <Cards orders={orders} /> : <NoOrders />)}
    </ReadGate>
  );
}

function Cards({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className={classes.list}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function NoOrders() {
  const text = useMessages(ordersMessages);
  return (
    <EmptyState
      title={text('emptyTitle')}
      action={<ButtonLink href={paths.home()}>{text('apply')}</ButtonLink>}
    >
      {text('emptyText')}
    </EmptyState>
  );
}
