import { formatDayCount, limits } from '@kosha/domain';
import { CostFacts, Text, VisuallyHidden } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.ts';
import { useCostWords } from './cost-words.ts';
import { quoteCost } from './loan-cost.ts';
import { paymentMessages } from './payment.messages.ts';
import { quoteQuery } from './quote.ts';

interface OfferCostProps {
  productId: string;
  amountPaise: number;
  /** Said when there is no price. */
  notKnown?: string;
}

/** What an offer costs at the present price, in three short columns; it keeps its place while it loads. */
export function OfferCost({ productId, amountPaise, notKnown }: OfferCostProps) {
  const text = useMessages(paymentMessages);
  const { data, isError } = useQuery(quoteQuery(productId, amountPaise));
  const facts = useCostWords({
    cost: data && quoteCost(data),
    due: text('after', { days: formatDayCount(limits.quotePeriodDays) }),
    received: text('inYourBank'),
  });
  if (isError) return <Text size="sm">{notKnown ?? text('notKnown')}</Text>;
  return (
    <div>
      <CostFacts isCompact {...facts} />
      <VisuallyHidden role="status">{data ? '' : text('working')}</VisuallyHidden>
    </div>
  );
}
