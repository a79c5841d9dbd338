import type { Paise } from '@kosha/domain';
import { CostFacts, Stack, Text, VisuallyHidden } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.ts';
import { useCostTexts } from './cost-messages.ts';
import { offeredDueText } from './due-status-text.ts';
import { paymentMessages } from './payment.messages.ts';
import { quoteCost, quoteQuery, quoteFromOffer } from './quote.ts';
import type { ParsedOffer } from '../queries/parse-offer.ts';
import { QuoteCondition } from './quote-condition.tsx';

interface OfferCostProps {
  productId: string;
  amountPaise: Paise;
  period: number;
  /**
   * The cost of one amount and term, from the product response. For this amount and term, the app
   * therefore requests no quote (D66).
   */
  offer?: ParsedOffer | undefined;
  notKnown?: string;
  /** The order that must be repaid before this loan, and whether this screen repays that order. */
  after?: { orderId: string; isThisRepayment: boolean };
}

export function OfferCost({
  productId,
  amountPaise,
  period,
  offer,
  notKnown,
  after,
}: OfferCostProps) {
  const text = useMessages(paymentMessages);
  const repaidFirst = after?.orderId;
  const known =
    repaidFirst === undefined ? quoteFromOffer(offer, { amountPaise, period }) : undefined;
  const { data = known, isError } = useQuery({
    ...quoteQuery(productId, amountPaise, { period, repaidFirst }),
    enabled: known === undefined,
  });
  const facts = useCostTexts({
    cost: data && quoteCost(data),
    due: offeredDueText(period, text),
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
