import { orderLink, parseOrderState, type OrderState } from '@kosha/domain';
import { Link, Stack, Text } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money.tsx';
import { OrderStateTag } from '../../../shared/order-state-tag.tsx';
import { patterns } from '../../../shared/paths.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { hasNoLoan } from '../has-no-loan.ts';
import { ordersMessages } from '../orders.messages.ts';
import { nextStepLabel, nextSteps, stateSentence } from '../state-words.ts';
import classes from './order-row.module.css';

/** One order of the list (§2, §4): what it is about, how far it is, and the step it leads to. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const link = orderLink(order.orderState, order.extensionState);
  return (
    <li className={classes.row}>
      <Stack isRow isSpread gap={2}>
        <h3 className={classes.name}>{order.productName}</h3>
        <OrderStateTag state={order.orderState} page={patterns.orders} />
      </Stack>
      <Amounts order={order} />
      {!explainsItself.has(String(order.orderState)) && (
        <Text size="sm" {...(isLate(order) && { tone: 'danger', isStrong: true })}>
          {stateSentence(order.orderState, text)}
        </Text>
      )}
      {link && (
        <Link href={nextSteps[link].path(order.orderId)} isStandalone className={classes.link}>
          {text(nextStepLabel(link, order.orderState))}
        </Link>
      )}
    </li>
  );
}

/** Loaned and Settled: the tag and the amount say it all. */
const explainsItself: ReadonlySet<string> = new Set(['6', '7'] satisfies OrderState[]);

function isLate({ orderState }: ListedOrder): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '8';
}

/** The large amount is what is owed or was paid; an order that ended without a loan has none. */
function Amounts({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const hasDebt = !hasNoLoan(order);
  return (
    <dl className={classes.facts}>
      {hasDebt && (
        <div className={classes.main}>
          <dt>{text('repaymentAmount')}</dt>
          <dd>
            <Money paise={order.repaymentPaise} size="lg" />
          </dd>
        </div>
      )}
      <div>
        <dt>{text('loanAmount')}</dt> <dd>{amountText(order.loanAmountPaise)}</dd>
      </div>
      {hasDebt && (
        <div>
          <dt>{text('received')}</dt> <dd>{amountText(order.receivedPaise)}</dd>
        </div>
      )}
      <div>
        <dt>{text('orderNo')}</dt> <dd>{order.orderNo}</dd>
      </div>
    </dl>
  );
}
