import { formatInr, type Paise } from '@kosha/domain';
import { AmountControl, Card, Heading, HeroZone, ListRow, Stack, SwitchField } from '@kosha/ui';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { usePolicy } from '../../shared/queries/policy.ts';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { ApplyAction } from './apply-action.tsx';
import { applyMessages } from './apply.messages.ts';
import { BankRow } from './bank-row.tsx';
import { ProductConditions, TermsLine } from './product-terms.tsx';
import { QuoteFacts, QuoteSlip } from './quote-section.tsx';
import { Tiers } from './tiers.tsx';
import classes from './apply-form.module.css';
import { chosenAmount, keepAmount, useApplyForm, type Sending } from './use-apply-form.ts';

interface ApplyFormProps {
  productId: string;
  product: ProductInfo;
  sending: Sending;
}

/** The form; where no amount may be chosen for the borrower (D54), first the question which one. */
export function ApplyForm(props: ApplyFormProps) {
  const { productId, product } = props;
  const { isLargestAmountChosen } = usePolicy();
  const [chosen, setChosen] = useState(() => chosenAmount(productId, product));
  return isLargestAmountChosen || chosen !== undefined ? (
    <ChosenForm {...props} chosenPaise={isLargestAmountChosen ? undefined : chosen} />
  ) : (
    <ChooseAmount
      product={product}
      onChoose={(amountPaise) => {
        keepAmount(productId, amountPaise);
        setChosen(amountPaise);
      }}
    />
  );
}

/** Amount, price, bank account, and the APPLY NOW button (§2 Apply page, D50). */
function ChosenForm({
  productId,
  product,
  sending,
  chosenPaise,
}: ApplyFormProps & { chosenPaise: Paise | undefined }) {
  const form = useApplyForm(productId, product, sending, chosenPaise);
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

function ChooseAmount({
  product,
  onChoose,
}: {
  product: ProductInfo;
  onChoose: (amountPaise: Paise) => void;
}) {
  const text = useMessages(applyMessages);
  return (
    <ScreenLayout>
      <TermsLine product={product} />
      <Stack gap={2}>
        <Heading size="md">{text('whichAmount')}</Heading>
        <Card isFlush>
          {product.amountsPaise.map((paise) => (
            <ListRow key={paise} title={formatInr(paise)} onClick={() => onChoose(paise)} />
          ))}
        </Card>
      </Stack>
      <ProductConditions product={product} />
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
