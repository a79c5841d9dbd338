import { formatDate, formatDayCount, formatInr, formatPercent, limits } from '@kosha/domain';
import { KeyValueList, RefreshIcon, Slip } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money.tsx';
import { patterns } from '../../shared/paths.ts';
import { CostSlip } from '../../shared/payment/cost-slip.tsx';
import { dots } from '../../shared/payment/cost-words.ts';
import { minus } from '../../shared/payment/known-price.ts';
import { quoteCost } from '../../shared/payment/loan-cost.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import type { Quote } from '../../shared/payment/quote.ts';
import { WaitingForReads } from '../../shared/queries/read-gate.tsx';
import { ReadFailedNotice } from '../../shared/read-failed.tsx';
import { applyMessages } from './apply.messages.ts';

interface QuoteSlipProps {
  amountPaise: number;
  /** The quote of the chosen amount, never one of another amount. */
  quote: UseQueryResult<Quote>;
}

/** What the chosen amount gives and costs. While it loads, dots keep the place of every figure. */
export function QuoteSlip({ amountPaise, quote }: QuoteSlipProps) {
  const text = useMessages(applyMessages);
  const paymentText = useMessages(paymentMessages);
  const due = useDueWords(quote.data);
  if (quote.isError) {
    return (
      <Slip label={paymentText('whatItCosts')}>
        <ReadFailedNotice
          title={text('quoteFailed')}
          retryingLabel={paymentText('working')}
          read={quote}
          icon={<RefreshIcon />}
        />
      </Slip>
    );
  }
  const price = quote.data;
  const taken = price && minus(price.principalPaise, price.receivedPaise);
  return (
    <CostSlip
      cost={price && quoteCost(price)}
      received={paymentText('ofLoan', {
        amount: formatInr(amountPaise),
        fees: taken === undefined ? dots : amountText(taken),
      })}
      due={due}
      page={patterns.apply}
    >
      {price === undefined && <WaitingForReads isQuiet count={0} label={paymentText('working')} />}
    </CostSlip>
  );
}

/** 'on 12 Dec 2026', or 'after 7 days' where the server tells no date. */
function useDueWords(price: Quote | undefined): string {
  const text = useMessages(paymentMessages);
  if (price === undefined) return dots;
  return price.repaymentDate === undefined
    ? text('after', { days: formatDayCount(limits.quotePeriodDays) })
    : text('onDate', { date: formatDate(price.repaymentDate) });
}

interface QuoteFactsProps {
  interestRatePercent: number;
  quote: UseQueryResult<Quote>;
}

/** The figures of §2.48 by their own names. */
export function QuoteFacts({ interestRatePercent, quote }: QuoteFactsProps) {
  const text = useMessages(applyMessages);
  const price = quote.isError ? undefined : quote.data;
  const shown = (paise: number | null | undefined) =>
    paise === undefined ? dots : amountText(paise);
  return (
    <KeyValueList
      rows={[
        { label: text('repaymentAmount'), value: shown(price?.repaymentPaise) },
        { label: text('interestRate'), value: formatPercent(interestRatePercent) },
        { label: text('interestFee'), value: shown(price?.interestPaise) },
      ]}
    />
  );
}
