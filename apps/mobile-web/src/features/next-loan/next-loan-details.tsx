import { formatPercent, limits, type Paise } from '@kosha/domain';
import { KeyValueList, RefreshIcon, Stack, type KeyValueRow } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { routePatterns } from '../../shared/paths.ts';
import { CostSlip } from '../../shared/money/cost-slip.tsx';
import { offeredDueText } from '../../shared/money/due-status-text.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import { quoteCost, quoteQuery, type Quote } from '../../shared/money/quote.ts';
import { QuoteCondition } from '../../shared/money/quote-condition.tsx';
import { productInfoQuery } from '../../shared/queries/product-info.ts';
import { combineQueries, QueryGate } from '../../shared/server/query-gate.tsx';
import {
  QueryErrorNotice,
  type QueryErrorStateProps,
} from '../../shared/server/query-error-state.tsx';
import type { NextLoan } from '../../shared/queries/next-loan.queries.ts';
import { nextLoanMessages } from './next-loan.messages.ts';

interface NextLoanProps {
  nextLoan: NextLoan;
}

/**
 * Shows what the next loan will cost if the current loan is repaid on time, and the facts of the
 * scheduled order (§2.56).
 */
export function NextLoanPriceAndDetails({ nextLoan }: NextLoanProps) {
  const { amountPaise } = nextLoan;
  return (
    <Stack>
      {amountPaise !== null && <Price nextLoan={nextLoan} amountPaise={amountPaise} />}
      <NextLoanDetails nextLoan={nextLoan} />
    </Stack>
  );
}

function Price({ nextLoan, amountPaise }: NextLoanProps & { amountPaise: Paise }) {
  const text = useMessages(nextLoanMessages);
  const { productId, currentOrderId, period = limits.quotePeriodDays } = nextLoan;
  const quote = useQuery(
    quoteQuery(productId, amountPaise, { period, repaidFirst: currentOrderId }),
  );
  const product = useQuery(productInfoQuery(productId));
  return (
    <QueryGate
      read={combineQueries({ quote, product })}
      shape="list"
      loading={text('priceLoading')}
      failed={text('priceFailed')}
      failure={PriceFailed}
    >
      {({ quote, product }) => (
        <Stack>
          <Cost quote={quote} orderId={currentOrderId} />
          <KeyValueList
            rows={[
              { label: text('repaymentAmount'), value: amountText(quote.repaymentPaise) },
              { label: text('interestRate'), value: formatPercent(product.interestRate) },
              { label: text('interestFee'), value: amountText(quote.interestPaise) },
            ]}
          />
        </Stack>
      )}
    </QueryGate>
  );
}

function Cost({ quote, orderId }: { quote: Quote; orderId: string | undefined }) {
  const text = useMessages(paymentMessages);
  return (
    <CostSlip
      cost={quoteCost(quote)}
      due={offeredDueText(quote.periodDays, text)}
      page={routePatterns.schedule}
    >
      {orderId && <QuoteCondition quote={quote} orderId={orderId} />}
    </CostSlip>
  );
}

function PriceFailed(props: QueryErrorStateProps) {
  return <QueryErrorNotice {...props} icon={<RefreshIcon />} />;
}

export function NextLoanDetails({ nextLoan }: NextLoanProps) {
  const { createTime, usage, orderNo, state } = nextLoan;
  const text = useMessages(nextLoanMessages);
  const rows: readonly (KeyValueRow | false)[] = [
    {
      label: text('scheduledTime'),
      value: formatDateTime(createTime),
      note: text(state === 'waiting' ? 'scheduledThenStarts' : 'scheduledThen'),
    },
    Boolean(usage) && { label: text('usage'), value: usage },
    { label: text('orderNo'), value: orderNo },
  ];
  return <KeyValueList rows={rows.filter((row) => row !== false)} />;
}
