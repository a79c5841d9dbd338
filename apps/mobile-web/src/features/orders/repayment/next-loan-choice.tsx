import { asPaise, formatInr, maskAccount } from '@kosha/domain';
import { NativeSelectField, Stack, Text } from '@kosha/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/navigation/lazy-component.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { OfferCost } from '../../../shared/money/offer-cost.tsx';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { repaymentMessages } from './repayment.messages.ts';
import type { NextAmount } from './use-next-amount.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

const NextFacts = lazyComponent(async () => (await import('./next-facts.tsx')).NextFacts);

interface NextLoanChoiceProps {
  order: Order;
  amount: NextAmount;
  isReadOnly: boolean;
}

/**
 * The new loan that 'Reapply after this repayment' requests: amount, account and cost (D11, D23,
 * D38).
 */
export function NextLoanChoice({ order, amount, isReadOnly }: NextLoanChoiceProps) {
  const text = useMessages(repaymentMessages);
  const { areNextFactsShown } = usePolicy();
  const { chosenPaise } = amount;
  if (!order.cardId || chosenPaise === null)
    return <Text size="sm">{text('nextLoanImpossible')}</Text>;
  return (
    <Stack gap={2}>
      <Text size="sm">
        {text('nextLoanOffer', {
          amount: formatInr(chosenPaise),
          account: order.bankNo ? maskAccount(order.bankNo) : text('sameAccount'),
        })}
      </Text>
      <Text size="sm">{text('nextLoanGetMoney')}</Text>
      {/* Above the choice, so that a small phone shows the figures without scrolling. */}
      <OfferCost
        productId={order.productId}
        amountPaise={chosenPaise}
        period={amount.period}
        notKnown={text('nextLoanNoQuote')}
        after={{ orderId: order.orderId, isThisRepayment: true }}
      />
      {areNextFactsShown && (
        <Suspense>
          <NextFacts orderId={order.orderId} amountPaise={chosenPaise} />
        </Suspense>
      )}
      {amount.offeredPaise.length > 1 && (
        <NativeSelectField
          label={text('nextLoanAmount')}
          value={String(chosenPaise)}
          options={amount.offeredPaise.map((paise) => ({
            value: String(paise),
            label: formatInr(paise),
          }))}
          isReadOnly={isReadOnly}
          onChange={(event) => amount.choose(asPaise(Number(event.currentTarget.value)))}
        />
      )}
    </Stack>
  );
}
