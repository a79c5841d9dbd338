import type { Schema } from '@kosha/api-client';
import { formatInr, rupeesToPaise } from '@kosha/domain';
import { Card, NativeSelectField, Stack, SwitchField } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankCardsQuery } from '../../shared/queries/bank-cards.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { ApplyAction, type ApplyBlock } from './apply-action.tsx';
import { applyMessages } from './apply.messages.ts';
import { quoteQuery } from './apply.queries.ts';
import { BankRow } from './bank-row.tsx';
import { Conditions, ProductFacts } from './product-facts.tsx';
import { QuoteSection } from './quote-section.tsx';
import { Tiers } from './tiers.tsx';
import { useApplyDraft } from './use-apply-draft.ts';
import { useApply } from './use-apply.ts';

interface ApplyFormProps {
  productId: string;
  product: Schema<'ProductInfo'>;
}

/** Amount, price, bank account, and the one button (§2 Apply page). */
export function ApplyForm({ productId, product }: ApplyFormProps) {
  const text = useMessages(applyMessages);
  const [query] = useSearchParams();
  const draft = useApplyDraft(productId, product.amountList);
  const quote = useQuery(quoteQuery(productId, draft.amountRupees));
  const cards = useQuery(bankCardsQuery);
  const card = cards.data?.find(({ id }) => id === query.get('bank_id'));
  const { apply, isPending, isApplied } = useApply(draft.forget);

  const { amountRupees, isAutoMoney } = draft;
  const send = () => {
    if (!card) return;
    const autoMoney = isAutoMoney ? 1 : 0;
    apply({ cardId: card.id, borrowAmount: amountRupees, productId, autoMoney });
  };
  return (
    <ScreenLayout
      footer={
        <ApplyAction
          productId={productId}
          cardId={card?.id}
          block={blockOf(quote, cards)}
          isPending={isPending}
          isApplied={isApplied}
          onApply={send}
        />
      }
    >
      <Stack>
        <ProductFacts product={product} />
        <Card as="section">
          <Stack>
            <NativeSelectField
              label={text('amount')}
              value={amountRupees}
              options={product.amountList.map(toOption)}
              disabled={isPending || isApplied}
              onChange={(event) => draft.chooseAmount(Number(event.currentTarget.value))}
            />
            <QuoteSection
              amountRupees={amountRupees}
              interestRatePercent={product.interestRate}
              quote={quote}
            />
          </Stack>
        </Card>
        <Card isFlush>
          <BankRow productId={productId} cards={cards} card={card} />
          <Tiers tier={product.tier ?? null} />
        </Card>
        <Card>
          <SwitchField
            label={text('autoMoney')}
            hint={text('autoMoneyHint')}
            checked={isAutoMoney}
            disabled={isPending || isApplied}
            onChange={(event) => draft.chooseAutoMoney(event.currentTarget.checked)}
          />
        </Card>
        <Conditions product={product} />
      </Stack>
    </ScreenLayout>
  );
}

const toOption = (amountRupees: number) => ({
  value: String(amountRupees),
  label: formatInr(rupeesToPaise(amountRupees)),
});

interface Read {
  isPending: boolean;
  isError: boolean;
  data: unknown;
}

/** Nothing is applied for at a price that is not on the screen, or without knowing the cards. */
function blockOf(quote: Read, cards: Read): ApplyBlock | undefined {
  if (quote.isError) return 'retryQuote';
  if (quote.isPending) return 'waitForQuote';
  if (cards.data !== undefined) return undefined;
  return cards.isError ? 'retryCards' : 'waitForCards';
}
