import { formatPercent, formatWeekday } from '@kosha/domain';
import { Text } from '@kosha/ui';
import { useMessages } from '../i18n/messages.ts';
import { paymentMessages } from './payment.messages.ts';
import type { Quote } from './quote.ts';

interface QuoteConditionProps {
  quote: Quote;
  /** The present loan is repaid with what is shown beside this; else some time later. */
  isThisRepayment?: boolean;
}

/** On what the price of a loan depends that starts when the present one is repaid (D10, D11). */
export function QuoteCondition({ quote, isThisRepayment = false }: QuoteConditionProps) {
  const text = useMessages(paymentMessages);
  const { tier, repayByMs } = quote;
  if (repayByMs === undefined) return <Text size="sm">{text('priceOfToday')}</Text>;
  if (repayByMs === null || !tier) return null;
  const reached = { tier: tier.name, percent: formatPercent(tier.reductionPercent) };
  return (
    <Text size="sm">
      {isThisRepayment
        ? text('tierByThisRepayment', reached)
        : text('tierIfRepaidBy', { ...reached, date: formatWeekday(repayByMs) })}
    </Text>
  );
}
