import { canDo, formatDate, isSettled, rupeesToPaise } from '@kosha/domain';
import { Card, Link, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Money } from '../../shared/money.tsx';
import { OrderStateTag } from '../../shared/order-state-tag.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { CostSummary } from '../../shared/payment/cost-summary.tsx';
import { orderCost } from '../../shared/payment/loan-cost.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { orderDetailQuery, type ReadOrder } from '../../shared/queries/order-detail.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { detailMessages } from './detail.messages.ts';
import { useDueText, useTimeLeftText } from './due.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';
import { ordersMessages } from './orders.messages.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { RepaymentFooter } from './repayment-footer.tsx';
import { stateSentence } from './state-words.ts';
import { usePaymentOutcome } from './use-payment-outcome.ts';
import { useRepayment } from './use-repayment.ts';
import { useServerNow } from './use-server-now.ts';

/** What is owed and by when; from here it is repaid (§2 Order detail, §4 Repayment). */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  if (query.data === undefined) return <OrderUnavailable {...query} />;
  const { data, dataUpdatedAt, refetch } = query;
  return (
    <OrderDetail key={data.orderId} order={data} answeredAtMs={dataUpdatedAt} refresh={refetch} />
  );
}

interface OrderDetailProps {
  order: ReadOrder;
  /** By the phone's clock, epoch milliseconds. */
  answeredAtMs: number;
  refresh: () => Promise<unknown>;
}

function OrderDetail({ order, answeredAtMs, refresh }: OrderDetailProps) {
  const due = useDueText(order);
  const outcome = usePaymentOutcome(order, answeredAtMs, refresh);
  const repayment = useRepayment(order, refresh);
  const isPaymentOut = outcome.view === 'paid' || outcome.view === 'unknown';
  return (
    <ScreenLayout
      footer={<RepaymentFooter order={order} outcome={outcome} repayment={repayment} />}
    >
      <Stack>
        <PaymentPanel
          outcome={outcome}
          amountRupees={outcome.pending?.amountRupees ?? order.repaymentAmount}
          refresh={refresh}
        />
        <Owed order={order} isPaymentOut={isPaymentOut} />
        {!isPaymentOut && <Extension order={order} />}
        {order.repaymentAmount > 0 && (
          <Card>
            <CostSummary
              cost={orderCost(order)}
              due={due}
              isPaid={isSettled(order.orderState)}
              page={patterns.orderDetail}
            />
          </Card>
        )}
        <Card>
          <OrderFacts order={order} />
        </Card>
      </Stack>
    </ScreenLayout>
  );
}

interface OwedProps {
  order: ReadOrder;
  /** What is owed may have been paid already: nobody is asked for it. */
  isPaymentOut: boolean;
}

/** How much and by when, before everything else. */
function Owed({ order, isPaymentOut }: OwedProps) {
  const text = useMessages(detailMessages);
  const ordersText = useMessages(ordersMessages);
  const left = useTimeLeftText(order, useServerNow(order));
  const isOwed = canDo('repay', order.orderState) && !isPaymentOut;
  return (
    <Card as="section">
      <Stack gap={2}>
        <Stack isRow isSpread gap={2}>
          <Text size="sm">{isOwed ? text('toRepay') : text('repaymentAmount')}</Text>
          <OrderStateTag state={order.orderState} page={patterns.orderDetail} />
        </Stack>
        <Money paise={rupeesToPaise(order.repaymentAmount)} size="xxl" />
        {isOwed && order.repaymentDate !== null && (
          <Stack isRow isSpread gap={2}>
            <Text isStrong>{text('dueOn', { date: formatDate(order.repaymentDate) })}</Text>
            <Text isStrong tone={order.overdueDays > 0 ? 'danger' : 'primary'}>
              {left}
            </Text>
          </Stack>
        )}
        <PaidOn order={order} />
        {!isPaymentOut && <Text size="sm">{stateSentence(order.orderState, ordersText)}</Text>}
      </Stack>
    </Card>
  );
}

/** Once it is repaid, only what was and when. */
function PaidOn({ order: { orderState, settledTime, repaymentAmount } }: { order: ReadOrder }) {
  const text = useMessages(detailMessages);
  if (!isSettled(orderState) || !settledTime) return null;
  const paid = { amount: rupeesText(repaymentAmount), date: formatDate(settledTime) };
  return <Text isStrong>{text('paidOn', paid)}</Text>;
}

/** Only while the server offers it (§2). */
function Extension({ order }: { order: ReadOrder }) {
  const text = useMessages(detailMessages);
  if (!order.isExtension) return null;
  return (
    <Stack gap={1}>
      <Link href={paths.orderExtension(order.orderId)} isStandalone>
        {text('extend')}
      </Link>
      {order.extensionMsg && <Text size="sm">{order.extensionMsg}</Text>}
    </Stack>
  );
}
