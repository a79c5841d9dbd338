import { Card, NativeSelectField, Stack, SwitchField } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { ApplyAction } from './apply-action.tsx';
import { applyMessages } from './apply.messages.ts';
import { BankRow } from './bank-row.tsx';
import { Conditions, ProductFacts } from './product-facts.tsx';
import { QuoteSection } from './quote-section.tsx';
import { Tiers } from './tiers.tsx';
import { useApplyForm } from './use-apply-form.ts';

interface ApplyFormProps {
  productId: string;
  product: ProductInfo;
}

/** Amount, price, bank account, and the APPLY NOW button (§2 Apply page). */
export function ApplyForm({ productId, product }: ApplyFormProps) {
  const form = useApplyForm(productId, product);
  return (
    <ScreenLayout footer={<ApplyAction productId={productId} form={form} />}>
      <Stack>
        <ProductFacts product={product} />
        <AmountAndPrice product={product} form={form} />
        <Card isFlush>
          <BankRow productId={productId} cards={form.cards} card={form.card} />
          <Tiers tier={product.tier ?? null} />
        </Card>
        <AutoMoney form={form} />
        <Conditions product={product} />
      </Stack>
    </ScreenLayout>
  );
}

type Form = ReturnType<typeof useApplyForm>;

function AmountAndPrice({ product, form }: Pick<ApplyFormProps, 'product'> & { form: Form }) {
  const text = useMessages(applyMessages);
  const { draft, quote, isPending, isApplied } = form;
  return (
    <Card as="section">
      <Stack>
        <NativeSelectField
          label={text('amount')}
          value={draft.amount.value}
          options={draft.amounts}
          disabled={isPending || isApplied}
          onChange={(event) => draft.chooseAmount(event.currentTarget.value)}
        />
        <QuoteSection interestRatePercent={product.interestRate} quote={quote} />
      </Stack>
    </Card>
  );
}

function AutoMoney({ form: { draft, isPending, isApplied } }: { form: Form }) {
  const text = useMessages(applyMessages);
  return (
    <Card>
      <SwitchField
        label={text('autoMoney')}
        hint={text('autoMoneyHint')}
        checked={draft.isAutoMoney}
        disabled={isPending || isApplied}
        onChange={(event) => draft.chooseAutoMoney(event.currentTarget.checked)}
      />
    </Card>
  );
}
