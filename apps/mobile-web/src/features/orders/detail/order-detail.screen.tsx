import { isOrderSettled, maskAccount, displayedPaymentStatus } from '@kosha/domain';
import { Link, Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useCallback } from 'react';
import { formatDate } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { CostSlip } from '../../../shared/money/cost-slip.tsx';
import type { LoanPhase } from '../../../shared/money/cost-messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import { type Order, orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { NextLoanSection } from '../next-loan/next-loan-section.tsx';
import { useDueText } from '../../../shared/money/due-status-text.ts';
import { hasEndedBeforePayout } from '../has-ended-before-payout.ts';
import { KeyFactsRow } from '../key-facts/key-facts-row.tsx';
import { OrderGate } from '../order-gate.tsx';
import { PaymentPanel } from '../payment-outcome/payment-panel.tsx';
import { usePaymentOutcome } from '../payment-outcome/use-payment-outcome.ts';
import { ReturnLink } from '../return/return-link.tsx';
import { RepaymentFooter } from '../repayment/repayment-footer.tsx';
import { useRepayment } from '../repayment/use-repayment.ts';
import { detailMessages } from './detail.messages.ts';
import { OrderDetails } from './order-details.tsx';
import { DetailHero } from './detail-hero.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { orderRefreshDelaysMs, useDelayedRefreshes } from '../../../shared/server/use-refresh.ts';
import { extensionQuery, hasPendingExtension } from '../extension/extension.queries.ts';

/** The payment state of the extension fee. The order's `paymentState` covers only repayments. */
function useFeePayment(
  order: Order,
  refreshOrder: () => Promise<unknown>,
): 'none' | 'loading' | 'checking' {
  const { orderId, orderState } = order;
  const { data, isLoading, refetch } = useQuery({
    ...extensionQuery(orderId),
    enabled: hasPendingExtension(order),
  });
  const view = displayedPaymentStatus({
    orderState,
    paymentState: data?.paymentState,
    hasPending: false,
  });
  const isChecking = hasPendingExtension(order) && view === 'unknown';
  const refresh = useCallback(
    () => Promise.all([refetch(), refreshOrder()]),
    [refetch, refreshOrder],
  );
  useDelayedRefreshes({ isActive: isChecking, delaysMs: orderRefreshDelaysMs, refresh });
  if (isLoading) return 'loading';
  return isChecking ? 'checking' : 'none';
}

/** An order with its amounts, its timeline and the repayment (§2 Order detail, §4 Repayment). */
export function OrderDetailScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  return (
    <OrderGate read={query}>
      {(order) => (
        <OrderDetail
          key={order.orderId}
          order={order}
          receivedAtMs={query.dataUpdatedAt}
          refresh={query.refetch}
        />
      )}
    </OrderGate>
  );
}

interface OrderDetailProps {
  order: Order;
  /** When the response arrived, in epoch milliseconds of the phone's clock. */
  receivedAtMs: number;
  refresh: () => Promise<unknown>;
}

function OrderDetail({ order, receivedAtMs, refresh }: OrderDetailProps) {
  const outcome = usePaymentOutcome(order, receivedAtMs, refresh);
  const repayment = useRepayment(order, refresh);
  const feePayment = useFeePayment(order, refresh);
  const isFeeChecked = feePayment === 'checking';
  const isPaymentOut = outcome.view === 'paid' || outcome.view === 'unknown';
  const isDone = isOrderSettled(order.orderState);
  const mayBePaid = isPaymentOut && !isDone;
  const hasSlip = !hasEndedBeforePayout(order) && order.repaymentPaise !== 0 && !mayBePaid;
  const panel = (
    <PaymentPanel
      outcome={outcome}
      amountPaise={outcome.pending?.amountPaise ?? order.repaymentPaise}
      refresh={refresh}
      isPaidShown={isDone}
    />
  );
  return (
    <ScreenLayout
      footer={
        feePayment === 'none' && (
          <RepaymentFooter order={order} outcome={outcome} repayment={repayment} />
        )
      }
    >
      {!isDone && panel}
      <DetailHero
        order={order}
        isPaymentOut={isPaymentOut}
        isFeeChecked={isFeeChecked}
        slip={hasSlip && <OrderSlip order={order} />}
      >
        <Extension order={order} />
      </DetailHero>
      {isDone && panel}
      <Stack gap={5}>
        <OrderTimeline order={order} mayBePaid={mayBePaid} />
        {!isPaymentOut && !isFeeChecked && <ReturnLink order={order} />}
        {!isPaymentOut && <NextLoanSection order={order} />}
        <OrderDetails order={order} />
        <KeyFactsRow order={order} />
      </Stack>
    </ScreenLayout>
  );
}

function OrderSlip({ order }: { order: Order }) {
  const text = useMessages(paymentMessages);
  const { loanDate, bankNo } = order;
  const date = loanDate !== null && formatDate(loanDate);
  return (
    <CostSlip
      cost={orderStatement(order)}
      tense={tenseOf(order)}
      received={
        date
          ? text(bankNo ? 'onDateTo' : 'onDate', { date, account: maskAccount(bankNo ?? '') })
          : undefined
      }
      due={useDueText(order)}
      page={routePatterns.orderDetail}
    />
  );
}

function tenseOf({ orderState, loanDate }: Order): LoanPhase {
  if (isOrderSettled(orderState)) return 'repaid';
  return loanDate === null ? 'offered' : 'running';
}

/** The server's message about an extension, and a link if the server offers an extension (§2). */
function Extension({ order: { orderId, isExtension, extensionMsg } }: { order: Order }) {
  const text = useMessages(detailMessages);
  if (!isExtension && !extensionMsg) return null;
  return (
    <Stack gap={1}>
      {isExtension && (
        <Text size="sm">
          <Link href={paths.orderExtension(orderId)} isStandalone>
            {text('extend')}
          </Link>
        </Text>
      )}
      {extensionMsg && <Text size="sm">{extensionMsg}</Text>}
    </Stack>
  );
}
