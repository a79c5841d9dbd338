import type { ApiFailure, Schema } from '@kosha/api-client';
import { canDo, formatDate, maskAccount, orderLink } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  KeyValueList,
  Notice,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { failureText } from '../../shared/api/failure-text.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { OrderStateTag } from '../../shared/order-state-tag.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { CostSummary } from '../../shared/payment/cost-summary.tsx';
import { orderCost } from '../../shared/payment/loan-cost.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { forgetOrders } from '../../shared/queries/forget-orders.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { confirmMessages } from './confirm.messages.ts';
import { useDueText } from './due.ts';
import { OrderUnavailable } from './order-unavailable.tsx';
import { ordersMessages } from './orders.messages.ts';
import { nextSteps, stateSentence } from './state-words.ts';

type Order = Schema<'OrderDetail'>;

/** The last word before the money is sent (§2 Confirm). */
export function ConfirmScreen() {
  const { id = '' } = useParams();
  const query = useQuery(orderDetailQuery(id));
  const { data: order, refetch } = query;
  // What was read before it passed would say that nothing waits.
  const isOld = query.isFetching && !query.isFetchedAfterMount;
  if (order === undefined || (isOld && !canDo('confirmLoan', order.orderState))) {
    return <OrderUnavailable {...query} />;
  }
  return <Confirm order={order} refresh={refetch} />;
}

function Confirm({ order, refresh }: { order: Order; refresh: () => unknown }) {
  const text = useMessages(confirmMessages);
  const { confirm, isPending, failure } = useConfirmLoan(refresh);
  if (!canDo('confirmLoan', order.orderState)) return <NotWaiting order={order} />;
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          {failure && (
            <Notice tone="danger" title={text('failed')}>
              {failureText(failure)}
            </Notice>
          )}
          <Button
            isFullWidth
            isLoading={isPending}
            loadingLabel={text('sending')}
            onClick={() => confirm(order.orderId)}
          >
            {text('getMoney')}
          </Button>
        </StickyAction>
      }
    >
      <Offer order={order} />
    </ScreenLayout>
  );
}

/** 'Get Money': the order list follows (§4); a refusal is told in place and the order read again. */
function useConfirmLoan(refresh: () => unknown) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure>();
  const { submit, isPending } = useWrite(
    (orderId: string, options) => api.post('/order/v1/loan', { body: { orderId }, ...options }),
    {
      onSuccess: (_, orderId) => {
        void navigate(paths.orders(), { replace: true });
        forgetOrders(queryClient);
        void queryClient.invalidateQueries({ queryKey: orderDetailQuery(orderId).queryKey });
      },
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
  const due = useDueText(order);
  return (
    <Stack>
      <Heading>{text('heading')}</Heading>
      <Text>{text('lead')}</Text>
      <Card>
        <CostSummary cost={orderCost(order)} due={due} page={patterns.orderConfirm} />
      </Card>
      <Card>
        <KeyValueList
          rows={[
            { label: text('loanAmount'), value: rupeesText(order.loanAmount) },
            { label: text('repaymentAmount'), value: rupeesText(order.repaymentAmount) },
            { label: text('applyDate'), value: formatDate(order.applyTime) },
            { label: text('interestFee'), value: rupeesText(order.interest) },
            {
              label: text('bankNumber'),
              value: order.bankNo ? maskAccount(order.bankNo) : text('noBank'),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** The order has moved on: what it is now, and where that leads. */
function NotWaiting({ order }: { order: Order }) {
  const text = useMessages(confirmMessages);
  const ordersText = useMessages(ordersMessages);
  const link = orderLink(order.orderState, order.extensionState);
  const way = link
    ? { href: nextSteps[link].path(order.orderId), label: ordersText(nextSteps[link].label) }
    : { href: paths.orders(), label: text('toOrders') };
  return (
    <ScreenLayout>
      <EmptyState
        title={text('notWaiting')}
        action={<ButtonLink href={way.href}>{way.label}</ButtonLink>}
      >
        <Stack gap={2}>
          <OrderStateTag state={order.orderState} page={patterns.orderConfirm} />
          <Text>{stateSentence(order.orderState, ordersText)}</Text>
        </Stack>
      </EmptyState>
    </ScreenLayout>
  );
}
