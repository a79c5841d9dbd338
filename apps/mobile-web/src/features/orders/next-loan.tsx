import type { Schema } from '@kosha/api-client';
import { formatDayCount, limits, maskAccount } from '@kosha/domain';
import { Stack, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../shared/i18n/messages.ts';
import { patterns } from '../../shared/paths.ts';
import { CostSummary } from '../../shared/payment/cost-summary.tsx';
import { quoteCost } from '../../shared/payment/loan-cost.ts';
import { paymentMessages } from '../../shared/payment/payment.messages.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { quoteQuery } from '../../shared/queries/quote.ts';
import { WaitingForReads } from '../../shared/queries/waiting-for-reads.tsx';
import { detailMessages } from './detail.messages.ts';

type Order = Schema<'OrderDetail'>;

/** What 'Reapply after this repayment' asks for: how much, to where, and at what cost (D11, D23). */
export function NextLoan({ order }: { order: Order }) {
  const text = useMessages(detailMessages);
  if (!order.cardId) return <Text size="sm">{text('reapplyImpossible')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="sm">
        {text('reapplyOffer', {
          amount: rupeesText(order.loanAmount),
          account: order.bankNo ? maskAccount(order.bankNo) : text('sameAccount'),
        })}
      </Text>
      <NextLoanCost order={order} />
      <Text size="sm">{text('reapplyGetMoney')}</Text>
    </Stack>
  );
}

function NextLoanCost({ order: { productId, loanAmount } }: { order: Order }) {
  const text = useMessages(detailMessages);
  const paymentText = useMessages(paymentMessages);
  const quote = useQuery(quoteQuery(productId, loanAmount));
  if (quote.isPending) return <WaitingForReads label={text('quoteLoading')} />;
  if (quote.isError) return <Text size="sm">{text('reapplyNoQuote')}</Text>;
  return (
    <CostSummary
      cost={quoteCost(loanAmount, quote.data)}
      due={paymentText('after', { days: formatDayCount(limits.quotePeriodDays) })}
      page={patterns.orderDetail}
    />
  );
}
