import type { Paise } from '@kosha/domain';
import { CostFacts, Stack, Text, VisuallyHidden } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.ts';
import { useCostWords } from './cost-words.ts';
import { offeredDue } from './due-words.ts';
import { paymentMessages } from './payment.messages.ts';
import { quoteCost, quoteQuery } from './quote.ts';
import { QuoteCondition } from './quote-condition.tsx';

interface OfferCostProps {
  productId: string;
  amountPaise: Paise;
  /** For how many days. */
  period: number;
  /** Said when there is no price. */
  notKnown?: string;
  /** The order after which this loan starts, and whether it is repaid right now. */
  after?: { orderId: string; isThisRepayment: boolean };
}

/** What an offer costs at the present price, in three short columns; it keeps its place while it loads. */
export function OfferCost({ productId, amountPaise, period, notKnown, after }: OfferCostProps) {
  const text = useMessages(paymentMessages);
  const { data, isError } = useQuery(
    quoteQuery(productId, amountPaise, { period, repaidFirst: after?.orderId }),
  );
  const facts = useCostWords({
    cost: data && quoteCost(data),
    due: offeredDue(period, text),
    received: text('inYourBank'),
  });
  if (isError) return <Text size="sm">{notKnown ?? text('notKnown')}</Text>;
  return (
    <Stack gap={2}>
      <CostFacts isCompact {...facts} />
      {data && after && <QuoteCondition quote={data} {...after} />}
      <VisuallyHidden role="status">{data ? '' : text('working')}</VisuallyHidden>
    </Stack>
  );
}
