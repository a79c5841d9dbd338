import { formatPercent, type NullablePaise, type Paise } from '@kosha/domain';
import { KeyValueList, RefreshIcon, Slip } from '@kosha/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { routePatterns } from '../../../shared/paths.ts';
import { loadingPlaceholder } from '../../../shared/money/cost-messages.ts';
import { quotedDueText } from '../../../shared/money/due-status-text.ts';
import { OfferSlip } from '../../../shared/money/offer-slip.tsx';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import type { Quote } from '../../../shared/money/quote.ts';
import { WaitingForQueries } from '../../../shared/server/query-gate.tsx';
import { QueryErrorNotice } from '../../../shared/server/query-error-state.tsx';
import { applyMessages } from '../apply.messages.ts';

interface QuoteSlipProps {
  amountPaise: Paise;
  quote: UseQueryResult<Quote>;
}

export function QuoteSlip({ amountPaise, quote }: QuoteSlipProps) {
  const text = useMessages(applyMessages);
  const paymentText = useMessages(paymentMessages);
  if (quote.isError) {
    return (
      <Slip label={paymentText('whatItCosts')}>
        <QueryErrorNotice
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
 * Memoized, so that React can show a newly selected amount without rendering the price again. The
 * deferred `amountPaise` changes later and renders the new price.
 */
const PriceSlip = memo(function PriceSlip({ amountPaise, price }: PriceSlipProps) {
  const text = useMessages(paymentMessages);
  return (
    <OfferSlip
      amountPaise={amountPaise}
      price={price}
      due={quotedDueText(price, text)}
      page={routePatterns.apply}
    >
      {price === undefined && <WaitingForQueries isQuiet count={0} label={text('working')} />}
    </OfferSlip>
  );
});

interface QuoteFactsProps {
  interestRatePercent: number;
  /** Undefined while the price loads or after a failure. */
  price: Quote | undefined;
}

/** The repayment amount, the interest rate and the interest fee (§2.48). */
export const QuoteDetails = memo(function QuoteFacts({
  interestRatePercent,
  price,
}: QuoteFactsProps) {
  const text = useMessages(applyMessages);
  const shown = (paise: NullablePaise | undefined) =>
    paise === undefined ? loadingPlaceholder : amountText(paise);
  return (
    <KeyValueList
      rows={[
        { label: text('repaymentAmount'), value: shown(price?.repaymentPaise) },
        { label: text('interestRate'), value: formatPercent(interestRatePercent) },
        {
          label: text('interestFee'),
          value: shown(price?.isWhole ? price.interestPaise : undefined),
        },
      ]}
    />
  );
});
