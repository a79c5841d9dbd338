import type { Schema } from '@kosha/api-client';
import { formatDate, formatDayCount, formatPercent, limits } from '@kosha/domain';
import { Button, KeyValueList, Notice, RefreshIcon, Stack } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { patterns } from '../../shared/paths.ts';
import { CostSummary } from '../../shared/payment/cost-summary.tsx';
import { quoteCost } from '../../shared/payment/loan-cost.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { applyMessages } from './apply.messages.ts';

interface QuoteSectionProps {
  amountRupees: number;
  interestRatePercent: number;
  /** Of this very amount: nothing of another one is ever shown. */
  quote: UseQueryResult<Schema<'Quote'>>;
}

/** The server's price of the chosen amount. */
export function QuoteSection({ amountRupees, interestRatePercent, quote }: QuoteSectionProps) {
  const text = useMessages(applyMessages);
  if (quote.isError) return <QuoteFailed quote={quote} />;
  if (quote.isPending) return <WaitingForReads shape="list" label={text('quoteLoading')} />;
  return (
    <Stack>
      <QuoteCost amountRupees={amountRupees} quote={quote.data} />
      <KeyValueList
        rows={[
          { label: text('repaymentAmount'), value: rupeesText(quote.data.repaymentAmount) },
          { label: text('interestRate'), value: formatPercent(interestRatePercent) },
          { label: text('interestFee'), value: rupeesText(quote.data.interest) },
        ]}
      />
    </Stack>
  );
}

function QuoteCost({ amountRupees, quote }: { amountRupees: number; quote: Schema<'Quote'> }) {
  const text = useMessages(paymentMessages);
  const due =
    quote.repaymentDate === undefined
      ? text('after', { days: formatDayCount(limits.quotePeriodDays) })
      : text('onDate', { date: formatDate(quote.repaymentDate) });
  return <CostSummary cost={quoteCost(amountRupees, quote)} due={due} page={patterns.apply} />;
}

function QuoteFailed({ quote }: Pick<QuoteSectionProps, 'quote'>) {
  const text = useMessages(applyMessages);
  return (
    <Notice
      tone="danger"
      title={text('quoteFailed')}
      action={
        <Button
          variant="secondary"
          icon={<RefreshIcon />}
          isLoading={quote.isFetching}
          loadingLabel={text('quoteLoading')}
          onClick={() => void quote.refetch()}
        >
          {text('retry')}
        </Button>
      }
    >
      {errorText(quote.error)}
    </Notice>
  );
}
