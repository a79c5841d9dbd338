import { canDo, formatDate, isSettled } from '@kosha/domain';
import { Card, Link, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money.tsx';
import { OrderStateTag } from '../../../shared/order-state-tag.tsx';
import { paths, patterns } from '../../../shared/paths.ts';
import { CostSummary } from '../../../shared/payment/cost-summary.tsx';
import { AutoApplySection } from '../auto-apply/auto-apply-section.tsx';
import { orderCost } from '../order-cost.ts';
import { orderDetailQuery, type Order } from '../orders.queries.ts';
import { ScreenLayout } from '../../../shared/screen-layout.tsx';
import { detailMessages } from './detail.messages.ts';
import { useDueText } from '../due.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderGate } from '../order-gate.tsx';
import { ordersMessages } from '../orders.messages.ts';
import { PaymentPanel } from '../payment-outcome/payment-panel.tsx';
import { RepaymentFooter } from '../repayment/repayment-footer.tsx';
import { stateSentence } from '../state-words.ts';
import { usePaymentOutcome } from '../payment-outcome/use-payment-outcome.ts';
import { useRepayment } from '../repayment/use-repayment.ts';
import { useTimeLeftText } from './time-left.ts';

/** What is owed and by when, and the way to repay it (§2 Order detail, §4 Repayment). */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  return (
    <OrderGate read={query}>
      {(order) => (
        <OrderDetail
          key={order.orderId}
          order={order}
          answeredAtMs={query.dataUpdatedAt}
          refresh={query.refetch}
        />
      )}
    </OrderGate>
  );
}

interface OrderDetailProps {
  order: Order;
  /** When the order was read, by the phone's clock, epoch milliseconds. */
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
          amountPaise={outcome.pending?.amountPaise ?? order.repaymentPaise}
          refresh={refresh}
        />
        <Owed order={order} isPaymentOut={isPaymentOut} />
        {!isPaymentOut && <Extension order={order} />}
        {order.repaymentPaise !== 0 && (
          <Card>
            <CostSummary
              cost={orderCost(order)}
              due={due}
              isPaid={isSettled(order.orderState)}
              page={patterns.orderDetail}
            />
          </Card>
        )}
        {!isPaymentOut && <AutoApplySection order={order} />}
        <Card>
          <OrderFacts order={order} />
        </Card>
      </Stack>
    </ScreenLayout>
  );
}

interface OwedProps {
  order: Order;
  /** True when the amount may be paid already: then the page does not ask for it. */
  isPaymentOut: boolean;
}

/** How much and by when, before everything else. */
function Owed({ order, isPaymentOut }: OwedProps) {
  const text = useMessages(detailMessages);
  const ordersText = useMessages(ordersMessages);
  const left = useTimeLeftText(order);
  const isOwed = canDo('repay', order.orderState) && !isPaymentOut;
  return (
    <Card as="section">
      <Stack gap={2}>
        <Stack isRow isSpread gap={2}>
          <Text size="sm">{isOwed ? text('toRepay') : text('repaymentAmount')}</Text>
          <OrderStateTag state={order.orderState} page={patterns.orderDetail} />
        </Stack>
        <Money paise={order.repaymentPaise} size="xxl" />
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

/** Says how much was repaid and when. */
function PaidOn({ order: { orderState, settledTime, repaymentPaise } }: { order: Order }) {
  const text = useMessages(detailMessages);
  if (!isSettled(orderState) || !settledTime) return null;
  const paid = { amount: amountText(repaymentPaise), date: formatDate(settledTime) };
  return <Text isStrong>{text('paidOn', paid)}</Text>;
}

/** What the server says about an extension, and the way to one while the server offers it (§2). */
function Extension({ order: { orderId, isExtension, extensionMsg } }: { order: Order }) {
  const text = useMessages(detailMessages);
  if (!isExtension && !extensionMsg) return null;
  return (
    <Stack gap={1}>
      {isExtension && (
        <Link href={paths.orderExtension(orderId)} isStandalone>
          {text('extend')}
        </Link>
      )}
      {extensionMsg && <Text size="sm">{extensionMsg}</Text>}
    </Stack>
  );
}
