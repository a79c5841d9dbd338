import { AmountControl, Card, HeroZone, Stack, SwitchField } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ApplyAction } from './apply-action.tsx';
import { applyMessages } from './apply.messages.ts';
import { BankRow } from './bank-row.tsx';
import { ProductConditions, TermsLine } from './product-terms.tsx';
import { QuoteFacts, QuoteSlip } from './quote-section.tsx';
import { Tiers } from './tiers.tsx';
import classes from './apply-form.module.css';
import { useApplyForm, type Sending } from './use-apply-form.ts';

interface ApplyFormProps {
  productId: string;
  product: ProductInfo;
  sending: Sending;
}

/** Amount, price, bank account, and the APPLY NOW button (§2 Apply page, D50). */
export function ApplyForm({ productId, product, sending }: ApplyFormProps) {
  const form = useApplyForm(productId, product, sending);
  const { quote, pricedPaise } = form;
  return (
    <ScreenLayout footer={<ApplyAction productId={productId} form={form} />}>
      <HeroZone
        tone="well"
        label={<TermsLine product={product} />}
        answer={<Amount form={form} />}
        slip={<QuoteSlip amountPaise={pricedPaise} quote={quote} />}
      />
      <Stack gap={5}>
        <Card isFlush>
          <BankRow productId={productId} cards={form.cards} card={form.card} />
          <AutoMoney form={form} />
          <Tiers tier={product.tier ?? null} />
        </Card>
        <QuoteFacts
          interestRatePercent={product.interestRate}
          price={quote.isError ? undefined : quote.data}
        />
        <ProductConditions product={product} />
      </Stack>
    </ScreenLayout>
  );
}

type Form = ReturnType<typeof useApplyForm>;

function Amount({ form: { draft, isPending, isApplied } }: { form: Form }) {
  const text = useMessages(applyMessages);
  return (
    <AmountControl
      label={text('amount')}
      value={draft.amount.value}
      options={draft.amounts}
      disabled={isPending || isApplied}
      lessLabel={text('less')}
      moreLabel={text('more')}
      onChange={draft.chooseAmount}
    />
  );
}

function AutoMoney({ form: { draft, isPending, isApplied } }: { form: Form }) {
  const text = useMessages(applyMessages);
  return (
    <div className={classes.switch}>
      <SwitchField
        // It keeps its own state, so what the server asks for when it answers needs a new one.
        key={String(draft.isAutoMoneyOn)}
        label={text('autoMoney')}
        hint={text(draft.isAutoMoneyOn ? 'autoMoneyHint' : 'autoMoneyStrictHint')}
        defaultChecked={draft.wasAutoMoney}
        disabled={isPending || isApplied}
        onChange={(event) => draft.chooseAutoMoney(event.currentTarget.checked)}
      />
    </div>
  );
}
