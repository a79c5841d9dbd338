import { canDo, isLate, orderLink, type OrderListLink } from '@kosha/domain';
import { ButtonLink, Heading, HeroZone, Link, Stack, Text, VisuallyHidden } from '@kosha/ui';
import { formatWeekday } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Money } from '../../../shared/money/money.tsx';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { paths, patterns } from '../../../shared/paths.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextSteps } from '../state-messages.ts';
import { OrderFacts } from './order-facts.tsx';
import classes from './order-row.module.css';
import { useOrderMessages } from './order-messages.ts';

/**
 * The order with the most urgent action, a debt or else a loan to confirm. It has the only primary
 * button.
 */
export function FirstOrder({ order }: { order: ListedOrder }) {
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

/** A button that repays the debt, and a secondary link to the order or its extension. */
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
