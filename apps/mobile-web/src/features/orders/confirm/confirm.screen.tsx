import type { ApiFailure } from '@kosha/api-client';
import { isOrderActionAllowed, isPriceKnown, maskAccount, orderListLink } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  HeroZone,
  KeyValueList,
  Notice,
  ReceiptIllustration,
  Stack,
  StickyAction,
  Text,
  TickIllustration,
} from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDate } from '../../../shared/i18n/dates.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { CostSlip } from '../../../shared/money/cost-slip.tsx';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import { forgetOrders } from '../../../shared/queries/order-list.ts';
import { orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { confirmMessages } from './confirm.messages.ts';
import { useDueText } from '../../../shared/money/due-status-text.ts';
import { KeyFactsRow } from '../key-facts/key-facts-row.tsx';
import { OrderGate } from '../order-gate.tsx';
import { ordersMessages } from '../orders.messages.ts';
import { nextSteps, orderStateText } from '../state-messages.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

/** The borrower confirms an approved loan, which is then paid out (§2 Confirm). */
export function ConfirmScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  // A cached order may be outdated. Unless its state allows a confirmation, the page waits for the
  // refetch, because the loan may have been approved since.
  const isOld = query.isFetching && !query.isFetchedAfterMount;
  const isReady =
    !isOld || (query.data && isOrderActionAllowed('confirmLoan', query.data.orderState)) === true;
  return (
    <OrderGate read={query} isReady={isReady}>
      {(order) => <Confirm order={order} refresh={query.refetch} />}
    </OrderGate>
  );
}

function Confirm({ order, refresh }: { order: Order; refresh: () => unknown }) {
  const text = useMessages(confirmMessages);
  const { confirm, isPending, failure } = useConfirmLoan(refresh);
  if (!isOrderActionAllowed('confirmLoan', order.orderState)) return <NotWaiting order={order} />;
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          {failure && (
            <Notice tone="danger" title={text('failed')}>
              {failureText(failure)}
            </Notice>
          )}
          {!isPriceKnown(order) && <Text isCentred>{text('priceUnknown')}</Text>}
          {isPriceKnown(order) && mustRead(order) && (
            <ButtonLink href={paths.orderFacts(order.orderId)} isFullWidth>
              {text('readFacts')}
            </ButtonLink>
          )}
          {isPriceKnown(order) && !mustRead(order) && (
            <Button
              isFullWidth
              isLoading={isPending}
              loadingLabel={text('sending')}
              onClick={() => confirm(order)}
            >
              {text('getMoney')}
            </Button>
          )}
        </StickyAction>
      }
    >
      <Offer order={order} />
    </ScreenLayout>
  );
}

const proposalOf = (keyFacts: Order['keyFacts']) =>
  keyFacts?.mustAcknowledge && keyFacts.proposalNo !== null
    ? { proposalNo: keyFacts.proposalNo }
    : {};

/**
 * Under the strict policy, the borrower must acknowledge the key facts. If the key facts expire,
 * the borrower must acknowledge them again (D54, D55).
 */
const mustRead = ({ keyFacts }: Order): boolean =>
  keyFacts?.mustAcknowledge === true && (!keyFacts.isAcknowledged || keyFacts.isExpired);

/** A success opens the order list (§4). A failure shows an error and refetches the order. */
function useConfirmLoan(refresh: () => unknown) {
  const { leaveFor } = useLeaveScreen();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit, isPending } = useWrite(
    ({ orderId, keyFacts }: Order, options) =>
      api.post('/order/v1/loan', {
        // Under the strict policy, adds the number of the acknowledged Key Facts Statement (D55).
        body: { orderId, ...proposalOf(keyFacts) },
        ...options,
      }),
    {
      onSuccess: (_, { orderId }) => {
        forgetOrders(queryClient);
        void queryClient.invalidateQueries({ queryKey: orderDetailQuery(orderId).queryKey });
      },
      onSuccessHere: () => leaveFor(paths.orders()),
      onFailure: (failure) => {
        setFailure(failure);
        refresh();
      },
    },
  );
  return { confirm: submit, isPending, failure };
}

function Offer({ order }: { order: Order }) {
  const text = useMessages(confirmMessages);
  const paymentText = useMessages(paymentMessages);
  const due = useDueText(order);
  const account = order.bankNo ? maskAccount(order.bankNo) : undefined;
  return (
    <>
      <HeroZone
        tone="well"
        headline={<h2>{text('heading')}</h2>}
        drawing={<TickIllustration isMoving />}
        slip={
          <CostSlip
            cost={orderStatement(order)}
            received={account && paymentText('to', { account })}
            due={due}
            page={routePatterns.orderConfirm}
          />
        }
      >
        <Text size="sm">{text('lead')}</Text>
      </HeroZone>
      <KeyFactsRow order={order} />
      <KeyValueList
        rows={[
          { label: paymentText('principal'), value: amountText(order.loanAmountPaise) },
          { label: text('repaymentAmount'), value: amountText(order.repaymentPaise) },
          { label: text('applyDate'), value: formatDate(order.applyTime) },
          { label: paymentText('interest'), value: amountText(order.interestPaise) },
          {
            label: text('bankNumber'),
            value: account ?? text('noBank'),
          },
        ]}
      />
    </>
  );
}

function NotWaiting({ order }: { order: Order }) {
  const text = useMessages(confirmMessages);
  const ordersText = useMessages(ordersMessages);
  const link = orderListLink(order.orderState, order.extensionState);
  const action = link
    ? { href: nextSteps[link].path(order.orderId), label: ordersText(nextSteps[link].label) }
    : { href: paths.orders(), label: ordersText('toOrders') };
  return (
    <ScreenLayout>
      <EmptyState
        title={text('notWaiting')}
        illustration={<ReceiptIllustration />}
        action={<ButtonLink href={action.href}>{action.label}</ButtonLink>}
      >
        <Stack gap={2}>
          <div>
            <OrderStateTag state={order.orderState} page={routePatterns.orderConfirm} />
          </div>
          <Text>{orderStateText(order.orderState, ordersText)}</Text>
        </Stack>
      </EmptyState>
    </ScreenLayout>
  );
}
