import { formatDayCount, formatInr, limits, maskAccount } from '@kosha/domain';
import { Stack, Text } from '@kosha/ui';
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
import type { Order } from '../orders.queries.ts';

/** What 'Reapply after this repayment' asks for: the amount, the account and the cost (D11, D23). */
export function NextLoan({ order }: { order: Order }) {
  const text = useMessages(repaymentMessages);
  if (!order.cardId) return <Text size="sm">{text('reapplyImpossible')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="sm">
        {text('reapplyOffer', {
          amount: formatInr(order.loanAmountPaise),
          account: order.bankNo ? maskAccount(order.bankNo) : text('sameAccount'),
        })}
      </Text>
      <NextLoanCost order={order} />
      <Text size="sm">{text('reapplyGetMoney')}</Text>
    </Stack>
  );
}

function NextLoanCost({ order: { productId, loanAmountPaise } }: { order: Order }) {
  const text = useMessages(repaymentMessages);
  const paymentText = useMessages(paymentMessages);
  const quote = useQuery(quoteQuery(productId, loanAmountPaise));
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
