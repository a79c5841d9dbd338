import { movesByItself } from '@kosha/domain';
import { ButtonLink, EmptyState, ErrorState } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { orderListQuery } from '../../shared/queries/order-list.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { OrderCard } from './order-card.tsx';
import classes from './order-card.module.css';
import { ordersMessages } from './orders.messages.ts';
import { useGentleRefresh } from './use-gentle-refresh.ts';

/** While something is checked or paid out: growing, for about two minutes in all. */
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
  const { data: orders, error, isFetching, refetch } = useQuery(orderListQuery);
  const isActive = orders?.some(({ orderState }) => movesByItself(orderState)) ?? false;
  useGentleRefresh({ isActive, delaysMs: refreshDelaysMs, refresh: refetch });
  if (orders === undefined) {
    if (!error) return <WaitingForReads shape="card" label={text('loading')} />;
    return (
      <ErrorState
        title={text('listFailed')}
        retryLabel={text('retry')}
        isRetrying={isFetching}
        retryingLabel={text('loading')}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        title={text('emptyTitle')}
        action={<ButtonLink href={paths.home()}>{text('apply')}</ButtonLink>}
      >
        {text('emptyText')}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.list}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} />
      ))}
    </ul>
  );
}
