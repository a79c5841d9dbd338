import { formatDayCount, limits } from '@kosha/domain';
import { Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { patterns } from '../../../shared/paths.ts';
import { CostSummary } from '../../../shared/payment/cost-summary.tsx';
import { quoteCost } from '../../../shared/payment/loan-cost.ts';
import { paymentMessages } from '../../../shared/payment/payment.messages.ts';
import { quoteQuery } from '../../../shared/payment/quote.ts';
import { latest, ReadGate } from '../../../shared/queries/read-gate.tsx';
import type { ReadFailedProps } from '../../../shared/read-failed.tsx';
import { repaymentMessages } from './repayment.messages.ts';

interface NextLoanCostProps {
  productId: string;
  amountPaise: number;
}

/** What a next loan costs at the present price. */
export function NextLoanCost({ productId, amountPaise }: NextLoanCostProps) {
  const text = useMessages(repaymentMessages);
  const paymentText = useMessages(paymentMessages);
  const quote = useQuery(quoteQuery(productId, amountPaise));
  return (
    <ReadGate
      read={latest(quote)}
      loading={text('quoteLoading')}
      failed={text('reapplyNoQuote')}
      failure={NoPrice}
    >
      {(price) => (
        <CostSummary
          cost={quoteCost(price)}
          due={paymentText('after', { days: formatDayCount(limits.quotePeriodDays) })}
          page={patterns.orderDetail}
        />
      )}
    </ReadGate>
  );
}

function NoPrice({ title }: ReadFailedProps) {
  return <Text size="sm">{title}</Text>;
}
