import {
  asksToPay,
  canDo,
  isLate,
  isPaymentBeingChecked,
  movesAutomatically,
  orderLink,
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
import { paths, patterns } from '../../../shared/paths.ts';
import { type ListedOrder, orderListQuery } from '../../../shared/queries/order-list.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { orderDelaysMs, useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabel, nextSteps } from '../state-messages.ts';
import { type ArrangedOrders, arrangeOrders, hasEnded } from './arrange-orders.ts';
import { EndedFacts, OrderFacts } from './order-facts.tsx';
import { useOrderMessages } from './order-messages.ts';
import classes from './order-row.module.css';

/** The order with the most urgent action. It has the only primary button. */
function FirstOrder({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { line, sentence } = useOrderMessages(order);
  const { orderState, extensionState, repaymentDate } = order;
  const isOwed = canDo('repay', orderState);
  const link = orderLink(orderState, extensionState);
  return (
    <ul className={classes.list}>
      <li>
        <HeroZone
          tone={isLate(order) ? 'late' : 'well'}
          label={<Heading size="md">{text(isOwed ? 'owed' : 'confirm')}</Heading>}
          tag={<OrderStateTag state={orderState} page={patterns.orders} />}
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
            {line && isLate(order) && repaymentDate && (
              <Text size="sm">{text('dueWas', { date: formatWeekday(repaymentDate) })}</Text>
            )}
            <OrderFacts order={order} without={isOwed ? 'repayment' : 'received'} />
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
  if (!canDo('repay', orderState)) {
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
      (order) => movesAutomatically(order.orderState) || isPaymentBeingChecked(order),
    ) ?? false;
  useDelayedRefreshes({ isActive, delaysMs: orderDelaysMs, refresh: read.refetch });
  return (
    <ReadGate read={read} shape="card" loading={text('loading')} failed={text('listFailed')}>
      {(orders) => (orders.length > 0 ? <Groups orders={orders} /> : <NoOrders />)}
    </ReadGate>
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
 * Says that the borrower owes nothing. Hidden if an order may be a debt: its state is unknown (D19),
 * or its payment may still fail.
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
