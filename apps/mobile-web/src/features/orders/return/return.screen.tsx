import { type ApiFailure, unwrap } from '@kosha/api-client';
import { formatInr, subtractPaise, type Paise, paiseToRupees } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  HeroZone,
  KeyValueList,
  Notice,
  ReceiptIllustration,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDateTime } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { readPaise } from '../../../shared/queries/read-paise.ts';
import { api } from '../../../shared/server/api.ts';
import {
  errorText,
  failureText,
  hasNothingToShow,
  hasErrorCode,
} from '../../../shared/server/failures.ts';
import { isCallMissing } from '../../../shared/server/missing-calls.ts';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { useWrite } from '../../../shared/server/use-write.ts';
import { openCheckout } from '../open-checkout.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { returnMessages } from './return.messages.ts';

/** The amount that the borrower pays to return the loan today, and on each later day (D56). */
const coolingOffQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['cooling-off', orderId],
    // The amount increases daily, so each visit refetches.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const response = unwrap(
        await api.get('/order/v1/cooling-off', { query: { orderId }, signal }),
      );
      return {
        until: response.until,
        receivedPaise: readPaise(response.received, 'CoolingOff.received'),
        payablePaise: readPaise(response.payable, 'CoolingOff.payable'),
        later: response.later.map(({ from, payable }) => ({
          from,
          payablePaise: readPaise(payable, 'CoolingOffDay.payable'),
        })),
      };
    },
  });

/**
 * Starts the payment that returns the loan. After a failure, refetches the amount, because it may
 * have changed (D56).
 */
function useReturn(orderId: string) {
  const text = useMessages(returnMessages);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [hasLeft, setHasLeft] = useState(false);
  usePageRestored(() => setHasLeft(false));
  const { submit, isPending } = useWrite(
    (amountPaise: Paise, options) =>
      api.post('/order/v1/cooling-off', {
        body: { orderId, expectedAmount: paiseToRupees(amountPaise) },
        ...options,
      }),
    {
      onSuccessHere: ({ paymentUrl }, amountPaise) => {
        const payment = { orderId, amountPaise, paymentUrl, reapply: 'none' } as const;
        const isLeaving = openCheckout({ ...payment, purpose: 'repayment' });
        setHasLeft(isLeaving);
        setProblem(isLeaving ? undefined : text('refusedLink'));
      },
      onFailure: (failure: ApiFailure) => {
        setProblem(failureText(failure));
        void queryClient.invalidateQueries({ queryKey: coolingOffQuery(orderId).queryKey });
      },
    },
  );
  return { giveBack: submit, isLeaving: isPending || hasLeft, problem };
}

/** Shows how much the borrower pays to return the loan today or on a later day (D56). */
export function ReturnScreen() {
  const { id = '' } = useParams();
  const text = useMessages(returnMessages);
  const read = useQuery(coolingOffQuery(id));
  const isOver = hasErrorCode(read.error, '409');
  const isUnavailable = isOver || hasNothingToShow(read.error);
  return (
    <QueryGate
      // If the loan cannot be returned, for example after the cooling-off period, the screen must
      // not show the amount that is still cached.
      read={isUnavailable ? { ...read, data: undefined } : read}
      frame={ScreenLayout}
      shape="hero"
      loading={text('loading')}
      failed={text('failed')}
      renderError={(error) =>
        isUnavailable && (
          <NoPrice
            orderId={id}
            title={text(isOver ? 'overTitle' : 'failed')}
            words={errorText(error)}
          />
        )
      }
    >
      {(price) => <Return orderId={id} price={price} />}
    </QueryGate>
  );
}

type Price = Awaited<ReturnType<NonNullable<ReturnType<typeof coolingOffQuery>['queryFn']>>>;

function Return({ orderId, price }: { orderId: string; price: Price }) {
  const text = useMessages(returnMessages);
  const { giveBack, isLeaving, problem } = useReturn(orderId);
  const { payablePaise, receivedPaise, later, until } = price;
  return (
    <ScreenLayout
      footer={
        payablePaise !== null &&
        !isCallMissing('POST /order/v1/cooling-off') && (
          <StickyAction>
            {problem !== undefined && (
              <Notice tone="danger" title={text('payFailed')}>
                {problem}
              </Notice>
            )}
            <Button
              isFullWidth
              isLoading={isLeaving}
              loadingLabel={text('opening')}
              onClick={() => giveBack(payablePaise)}
            >
              {text('pay', { amount: formatInr(payablePaise).replace('₹', '') })}
            </Button>
          </StickyAction>
        )
      }
    >
      <HeroZone
        tone="well"
        label={text('label')}
        headline={<Money paise={payablePaise} size="hero" />}
        line={text('until', { time: formatDateTime(until) })}
      >
        <Text size="sm">{text('lead')}</Text>
      </HeroZone>
      <KeyValueList
        rows={[
          { label: text('received'), value: amountText(receivedPaise) },
          {
            label: text('interest'),
            value: amountText(subtractPaise(payablePaise, receivedPaise)),
          },
          { label: text('today'), value: amountText(payablePaise) },
        ]}
      />
      {later.length > 0 && (
        <Stack gap={1}>
          <Heading size="md">{text('later')}</Heading>
          <KeyValueList
            rows={later.map((day) => ({
              label: text('from', { time: formatDateTime(day.from) }),
              value: amountText(day.payablePaise),
            }))}
          />
        </Stack>
      )}
      <Text size="sm">{text('tier')}</Text>
    </ScreenLayout>
  );
}

interface NoPriceProps {
  orderId: string;
  title: string;
  words: string | undefined;
}

function NoPrice({ orderId, title, words }: NoPriceProps) {
  const text = useMessages(returnMessages);
  return (
    <EmptyState
      title={title}
      illustration={<ReceiptIllustration />}
      action={<ButtonLink href={paths.orderDetail(orderId)}>{text('toOrder')}</ButtonLink>}
    >
      {words}
    </EmptyState>
  );
}
