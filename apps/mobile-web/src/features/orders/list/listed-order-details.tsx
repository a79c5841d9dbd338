import { isOrderActionAllowed, isBeforePayout, type NullablePaise } from '@kosha/domain';
import { VisuallyHidden } from '@kosha/ui';
import { formatDate } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { listedStatement } from '../../../shared/money/order-statement.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { hasEndedBeforePayout } from '../has-ended-before-payout.ts';
import { ordersMessages } from '../orders.messages.ts';
import classes from './order-row.module.css';

interface OrderFactsProps {
  order: ListedOrder;
  hasLargeRepayment?: boolean;
  without?: 'received' | 'repayment';
}

/** Before the payout, the received amount is labelled 'You will get' instead of 'Received' (§2). */
export function ListedOrderDetails({ order, hasLargeRepayment = false, without }: OrderFactsProps) {
  const text = useMessages(ordersMessages);
  const isEarly = isBeforePayout(order.orderState);
  const { extensions, extensionFeesPaise } = listedStatement(order);
  const { receivedPaise, repaymentPaise } = order;
  return (
    <dl className={classes.facts}>
      {hasLargeRepayment && (
        <div className={classes.main}>
          <dt>{text('repaymentAmount')}</dt>
          <dd>
            <Money paise={repaymentPaise} size="lg" />
          </dd>
        </div>
      )}
      <Fact label={text('loanAmount')}>{amountText(order.loanAmountPaise)}</Fact>
      {without !== 'received' && (
        <Fact label={text(isEarly ? 'willGet' : 'received')}>{amountText(receivedPaise)}</Fact>
      )}
      {!hasLargeRepayment && without !== 'repayment' && (
        <Fact label={text('repaymentAmount')}>{amountText(repaymentPaise)}</Fact>
      )}
      {extensions.length > 0 && (
        <Fact label={text('extensionFees')}>{amountText(extensionFeesPaise)}</Fact>
      )}
      <When order={order} />
      <Fact label={text('orderNo')}>{order.orderNo}</Fact>
    </dl>
  );
}

export function EndedOrderDetails({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { extensions, extensionFeesPaise } = listedStatement(order);
  const loan = <Fact label={text('loanAmount')}>{amountText(order.loanAmountPaise)}</Fact>;
  const isUnpaid = hasEndedBeforePayout(order);
  return (
    <>
      <dl className={classes.ended}>
        <When order={order} />
        {isUnpaid ? loan : <Amount label={text('repaymentAmount')} paise={order.repaymentPaise} />}
      </dl>
      <dl className={classes.small}>
        {!isUnpaid && (
          <>
            {loan}
            <Fact label={text('received')}>{amountText(order.receivedPaise)}</Fact>
          </>
        )}
        {extensions.length > 0 && (
          <Fact label={text('extensionFees')}>{amountText(extensionFeesPaise)}</Fact>
        )}
        <Fact label={text('orderNo')}>{order.orderNo}</Fact>
      </dl>
    </>
  );
}

/**
 * The label is only for screen readers, because the row already shows 'Paid' or 'Returned on' near
 * the amount.
 */
function Amount({ label, paise }: { label: string; paise: NullablePaise }) {
  return (
    <div>
      <dt>
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>{' '}
      <dd>{amountText(paise)}</dd>
    </div>
  );
}

/** Renders nothing for a debt or a returned loan, because another line shows their date. */
function When({ order }: { order: ListedOrder }) {
  const text = useMessages(ordersMessages);
  const { orderState, settledTime, returnedTime, applyTime } = order;
  if (returnedTime) return null;
  if (settledTime) return <Fact label={text('paidOn')}>{formatDate(settledTime)}</Fact>;
  if (applyTime === undefined || isOrderActionAllowed('repay', orderState)) return null;
  return <Fact label={text('appliedOn')}>{formatDate(applyTime)}</Fact>;
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  );
}
