import { formatDate, formatDayCount, formatPercent, limits } from '@kosha/domain';
import { KeyValueList, RefreshIcon, Stack } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money.tsx';
import { patterns } from '../../shared/paths.ts';
import { CostSummary } from '../../shared/payment/cost-summary.tsx';
import { quoteCost } from '../../shared/payment/loan-cost.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import type { Quote } from '../../shared/payment/quote.ts';
import { latest, ReadGate } from '../../shared/queries/read-gate.tsx';
import { ReadFailedNotice, type ReadFailedProps } from '../../shared/read-failed.tsx';
import { applyMessages } from './apply.messages.ts';

interface QuoteSectionProps {
  interestRatePercent: number;
  /** The quote of the chosen amount, never one of another amount. */
  quote: UseQueryResult<Quote>;
}

/** The server's price of the chosen amount. */
export function QuoteSection({ interestRatePercent, quote }: QuoteSectionProps) {
  const text = useMessages(applyMessages);
  return (
    <ReadGate
      read={latest(quote)}
      shape="list"
      loading={text('quoteLoading')}
      failed={text('quoteFailed')}
      failure={QuoteFailed}
    >
      {(price) => (
        <Stack>
          <QuoteCost quote={price} />
          <KeyValueList
            rows={[
              { label: text('repaymentAmount'), value: amountText(price.repaymentPaise) },
              { label: text('interestRate'), value: formatPercent(interestRatePercent) },
              { label: text('interestFee'), value: amountText(price.interestPaise) },
            ]}
          />
        </Stack>
      )}
    </ReadGate>
  );
}

function QuoteCost({ quote }: { quote: Quote }) {
  const text = useMessages(paymentMessages);
  const due =
    quote.repaymentDate === undefined
      ? text('after', { days: formatDayCount(limits.quotePeriodDays) })
      : text('onDate', { date: formatDate(quote.repaymentDate) });
  return <CostSummary cost={quoteCost(quote)} due={due} page={patterns.apply} />;
}

function QuoteFailed(props: ReadFailedProps) {
  return <ReadFailedNotice {...props} icon={<RefreshIcon />} />;
}
