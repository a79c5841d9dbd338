import {
  isAwaitingRepayment,
  isOrderActionAllowed,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  isWaitingForLender,
  orderListLink,
  type OrderListLink,
} from '@kosha/domain';
import {
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  HeroZone,
  Link,
  ReceiptIllustration,
  Stack,
  Text,
  VisuallyHidden,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatWeekday } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Money } from '../../../shared/money/money.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { type ListedOrder, orderListQuery } from '../../../shared/queries/order-list.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { orderRefreshDelaysMs, useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabelKey, nextSteps } from '../state-messages.ts';
import { type ArrangedOrders, arrangeOrders, hasOrderEnded } from './arrange-orders.ts';
import { EndedOrderDetails, ListedOrderDetails } from './listed-order-details.tsx';
import { useOrderStatusTexts } from './order-messages.ts';
import classes from './order-row.module.css';

/** The order with the most urgent action. It has the only primary button. */
function FirstOrder({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { line, sentence } = useOrderStatusTexts(order);
  const { orderState, extensionState, repaymentDate } = order;
  const isOwed = isOrderActionAllowed('repay', orderState);
  const link = orderListLink(orderState, extensionState);
  return (
    <ul className={classes.list}>
      <li>
        <HeroZone
          tone={isRepaymentOverdue(order) ? 'late' : 'well'}
          label={<Heading size="md">{text(isOwed ? 'owed' : 'confirm')}</Heading>}
          tag={<OrderStateTag state={orderState} page={routePatterns.orders} />}
          headline={
            <>
              <VisuallyHidden>{text(isOwed ? 'repaymentAmount' : 'willGet')} </VisuallyHidden>
              <Money paise={isOwed ? order.repaymentPaise : order.receivedPaise} size="hero" />
            </>
          }
          line={line ?? sentence}
        >
          <div>
            <h3 className={classes.name}>{order.productName}</h3>
            {line && sentence && <Text size="sm">{sentence}</Text>}
            {line && isRepaymentOverdue(order) && repaymentDate && (
              <Text size="sm">{text('dueWas', { date: formatWeekday(repaymentDate) })}</Text>
            )}
            <ListedOrderDetails order={order} without={isOwed ? 'repayment' : 'received'} />
          </div>
          {link && <OrderActions order={order} link={link} />}
        </HeroZone>
      </li>
    </ul>
  );
}

function OrderActions({ order, link }: { order: ListedOrder; link: NonNullable<OrderListLink> }) {
  const text = useMessages(ordersMessages);
  const { orderId, orderState } = order;
  const next = nextSteps[link];
  if (!isOrderActionAllowed('repay', orderState)) {
    return (
      <ButtonLink href={next.path(orderId)} isFullWidth>
        {text(next.label)}
      </ButtonLink>
    );
  }
  return (
    <Stack gap={1}>
      <ButtonLink href={paths.orderDetail(orderId, { repay: 1 })} isFullWidth>
        {text('repayNow')}
      </ButtonLink>
      <Link href={next.path(orderId)} isStandalone>
        {text(link === 'detail' ? 'seeDetails' : next.label)}
      </Link>
    </Stack>
  );
}

/** An order with its state, its facts and a link to its next step (§2, §4). */
function OrderRow({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { orderState, extensionState, returnedTime } = order;
  // A returned loan links to its detail page, which shows the payment and the key facts (D66).
  const link = returnedTime ? 'detail' : orderListLink(orderState, extensionState);
  const { line, sentence } = useOrderStatusTexts(order);
  const tone = isRepaymentOverdue(order) ? 'danger' : 'ink';
  return (
    <li className={classes.row}>
      <Stack isRow isSpread gap={2}>
        <h3 className={classes.name}>{order.productName}</h3>
        <OrderStateTag state={orderState} page={routePatterns.orders} />
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
      {hasOrderEnded(order) ? (
        <EndedOrderDetails order={order} />
      ) : (
        <ListedOrderDetails
          order={order}
          hasLargeRepayment={isOrderActionAllowed('repay', orderState)}
        />
      )}
      {link && (
        <Link href={nextSteps[link].path(order.orderId)} isStandalone className={classes.link}>
          {text(nextStepLabelKey(link, isAwaitingRepayment(order)))}
        </Link>
      )}
    </li>
  );
}

/** Lists debts first (§2 Order list). */
export function OrderListScreen() {
  return (
    <ScreenLayout>
      <OrderList />
    </ScreenLayout>
  );
}

/** Wide windows also show this list beside the selected order. */
export function OrderList() {
  const text = useMessages(ordersMessages);
  const read = useQuery(orderListQuery);
  const isActive =
    read.data?.some(
      (order) => isWaitingForLender(order.orderState) || isPaymentBeingChecked(order),
    ) ?? false;
  useDelayedRefreshes({ isActive, delaysMs: orderRefreshDelaysMs, refresh: read.refetch });
  return (
    <QueryGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(orders) => (orders.length > 0 ? <Groups orders={orders} /> : <NoOrders />)}
    </QueryGate>
  );
}

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

/**
 * Says that the borrower owes nothing. Hidden if an order may be a debt: its state is unknown
 * (D19), or its payment may still fail.
 */
function NoActionNeeded({ groups }: Pick<ArrangedOrders, 'groups'>) {
  const text = useMessages(ordersMessages);
  if (groups.some(({ title }) => title === 'other' || title === 'paying')) return null;
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
