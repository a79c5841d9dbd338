import {
  formatDate,
  formatDayCount,
  formatInr,
  formatPercent,
  type KnownPaise,
  less,
  limits,
  type Paise,
} from '@kosha/domain';
import { KeyValueList, RefreshIcon, Slip } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText } from '../../shared/money/money.tsx';
import { patterns } from '../../shared/paths.ts';
import { CostSlip } from '../../shared/money/cost-slip.tsx';
import { dots } from '../../shared/money/cost-words.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import { quoteCost, type Quote } from '../../shared/money/quote.ts';
import { WaitingForReads } from '../../shared/server/read-gate.tsx';
import { ReadFailedNotice } from '../../shared/server/read-failed.tsx';
import { applyMessages } from './apply.messages.ts';

interface QuoteSlipProps {
  amountPaise: Paise;
  /** The quote of the chosen amount, never one of another amount. */
  quote: UseQueryResult<Quote>;
}

/** What the chosen amount gives and costs. */
export function QuoteSlip({ amountPaise, quote }: QuoteSlipProps) {
  const text = useMessages(applyMessages);
  const paymentText = useMessages(paymentMessages);
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
  return <PriceSlip amountPaise={amountPaise} price={quote.data} />;
}

interface PriceSlipProps {
  amountPaise: Paise;
  price: Quote | undefined;
}

/**
 * While the price loads, dots keep the place of every figure. It renders only when the price changes: the
 * switch below it answers within 80 ms on a cheap phone so.
 */
const PriceSlip = memo(function PriceSlip({ amountPaise, price }: PriceSlipProps) {
  const text = useMessages(paymentMessages);
  const due = useDueWords(price);
  const taken = price && less(price.principalPaise, price.receivedPaise);
  return (
    <CostSlip
      cost={price && quoteCost(price)}
      received={text('ofLoan', {
        amount: formatInr(amountPaise),
        fees: taken === undefined ? dots : amountText(taken),
      })}
      due={due}
      page={patterns.apply}
    >
      {price === undefined && <WaitingForReads isQuiet count={0} label={text('working')} />}
    </CostSlip>
  );
});

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
  /** Undefined while it loads, and where it failed. */
  price: Quote | undefined;
}

/** The figures of §2.48 by their own names. */
export const QuoteFacts = memo(function QuoteFacts({
  interestRatePercent,
  price,
}: QuoteFactsProps) {
  const text = useMessages(applyMessages);
  const shown = (paise: KnownPaise | undefined) => (paise === undefined ? dots : amountText(paise));
  return (
    <KeyValueList
      rows={[
        { label: text('repaymentAmount'), value: shown(price?.repaymentPaise) },
        { label: text('interestRate'), value: formatPercent(interestRatePercent) },
        { label: text('interestFee'), value: shown(price?.interestPaise) },
      ]}
    />
  );
});
