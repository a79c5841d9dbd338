import { isPaymentChecked, movesByItself } from '@kosha/domain';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  HeroZone,
  ReceiptIllustration,
  Stack,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { orderListQuery, type ListedOrder } from '../../../shared/queries/order-list.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { FirstOrder } from './first-order.tsx';
import { arrangeOrders, type ArrangedOrders } from './arrange-orders.ts';
import { OrderRow } from './order-row.tsx';
import classes from './order-row.module.css';
import { ordersMessages } from '../orders.messages.ts';
import { orderDelaysMs, useGentleRefresh } from '../../../shared/server/use-refresh.ts';

/** All loans, debts first, each with its next step (§2 Order list). */
export function OrderListScreen() {
  return (
    <ScreenLayout>
      <OrderList />
    </ScreenLayout>
  );
}

/** The list itself, which wide windows also show beside the selected entry. */
export function OrderList() {
  const text = useMessages(ordersMessages);
  const read = useQuery(orderListQuery);
  const isActive =
    read.data?.some((order) => movesByItself(order.orderState) || isPaymentChecked(order)) ?? false;
  useGentleRefresh({ isActive, delaysMs: orderDelaysMs, refresh: read.refetch });
  return (
    <ReadGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(orders) => (orders.length > 0 ? <Groups orders={orders} /> : <NoOrders />)}
    </ReadGate>
  );
}

/** The first order that needs an action is prominent; the others follow in groups. */
function Groups({ orders: all }: { orders: readonly ListedOrder[] }) {
  const text = useMessages(ordersMessages);
  const { first, groups } = arrangeOrders(all);
  return (
    <>
      {first ? (
        <FirstOrder key={first.orderId} order={first} />
      ) : (
        <NoActionNeeded groups={groups} />
      )}
      <Stack gap={5}>
        {groups.map(({ title, orders }) => (
          <Stack key={title} gap={2}>
            <Heading size="md">{text(title)}</Heading>
            <Card isFlush>
              <ul className={classes.list}>
                {orders.map((order) => (
                  <OrderRow key={order.orderId} order={order} />
                ))}
              </ul>
            </Card>
          </Stack>
        ))}
      </Stack>
    </>
  );
}

/** Says that nothing is owed, unless an order with an unknown state may be a debt (D19). */
function NoActionNeeded({ groups }: Pick<ArrangedOrders, 'groups'>) {
  const text = useMessages(ordersMessages);
  if (groups.some(({ title }) => title === 'other')) return null;
  const isWaiting = groups.some(({ title }) => title !== 'ended');
  return (
    <HeroZone
      tone={isWaiting ? 'waiting' : 'well'}
      headline={<h2>{text('nothingToRepay')}</h2>}
      line={isWaiting ? text('nothingToDo') : undefined}
    />
  );
}

function NoOrders() {
  const text = useMessages(ordersMessages);
  return (
    <>
      <Heading size="md">{text('history')}</Heading>
      <EmptyState
        title={text('emptyTitle')}
        illustration={<ReceiptIllustration />}
        action={<ButtonLink href={paths.home()}>{text('apply')}</ButtonLink>}
      />
    </>
  );
}
