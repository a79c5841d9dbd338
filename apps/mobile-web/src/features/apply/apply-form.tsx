import type { Schema } from '@kosha/api-client';
import { formatPercent, tierByOrderNum } from '@kosha/domain';
import {
  AmountControl,
  Button,
  Card,
  CheckList,
  Dialog,
  Disclosure,
  Heading,
  HeroZone,
  KeyValueList,
  ListRow,
  NativeSelectField,
  Stack,
  SwitchField,
} from '@kosha/ui';
import { memo, useState } from 'react';
import { formatDayCount, formatPeriods } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { tierName } from '../../shared/i18n/tier-name.ts';
import { termsOnPlatform } from '../../shared/native/terms-here.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { TierTable } from '../../shared/order-display/tier-table.tsx';
import type { ProductInfo } from '../../shared/queries/product-info.ts';
import { ApplyAction } from './apply-action.tsx';
import classes from './apply-form.module.css';
import { applyMessages } from './apply.messages.ts';
import { BankRow } from './bank-row.tsx';
import { QuoteDetails, QuoteSlip } from './price/quote-section.tsx';
import { type ApplyChoices, type ApplySubmission, useApplyForm } from './use-apply-form.ts';
import { type ApplyQuestion, useApplyQuestions } from './use-apply-questions.ts';

interface TiersProps {
  tier: Schema<'TierReduction'> | null;
}

/** The fee reductions for repaying on time (§6, §9, D18). */
const Tiers = memo(function Tiers({ tier: held }: TiersProps) {
  const text = useMessages(applyMessages);
  const shellText = useMessages(shellMessages);
  const [isOpen, setIsOpen] = useState(false);
  const current = tierByOrderNum(held?.orderNum);
  const percent = formatPercent(held?.reductionPercent ?? 0);
  const close = () => setIsOpen(false);
  return (
    <>
      <ListRow
        title={text('tiers')}
        subtitle={current ? text('yourTier', { name: tierName(current), percent }) : text('noTier')}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('tiers')}
        actions={
          <Button isFullWidth onClick={close}>
            {shellText('close')}
          </Button>
        }
      >
        <TierTable current={current} />
      </Dialog>
    </>
  );
});

interface ProductProps {
  product: ProductInfo;
}

/** Product, term and interest rate on one line (D50). Without a selected term, shows all terms. */
function TermsLine({ product, period }: ProductProps & { period?: number }) {
  const text = useMessages(applyMessages);
  const interest = text('interestADay', { percent: formatPercent(product.interestRate) });
  const tenure = formatPeriods(period === undefined ? termsOnPlatform(product) : [period]);
  return [product.name, tenure, interest].filter(Boolean).join(' · ');
}

/** Facts about the product, such as its requirements, in a collapsed section (D50). */
const ProductConditions = memo(function ProductConditions({ product }: ProductProps) {
  const text = useMessages(applyMessages);
  const lists = [
    { title: text('requirement'), lines: product.requirements },
    { title: text('eligibility'), lines: product.eligibility },
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Disclosure summary={text('conditions')}>
      <Stack>
        <KeyValueList
          rows={[
            { label: text('lendingTime'), value: product.loanProcessingTime },
            { label: text('rating'), value: text('ratingValue', { score: product.score }) },
          ]}
        />
        {lists.map(({ title, lines }) => (
          <Stack key={title} gap={2}>
            <Heading size="md">{title}</Heading>
            <CheckList items={lines} />
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
});

interface ApplyFormProps {
  productId: string;
  product: ProductInfo;
  sending: ApplySubmission;
}

/** If the policy forbids defaults (D54), the form first asks for the amount and the term. */
export function ApplyForm(props: ApplyFormProps) {
  const { productId, product } = props;
  const { open, chosen, answer } = useApplyQuestions(productId, product);
  if (open === undefined) return <ChosenForm {...props} first={chosen} />;
  return (
    <FirstQuestion
      key={open.name}
      product={product}
      question={open}
      onChoose={(choice) => answer(open, choice)}
    />
  );
}

/** The form with amount, bank card, term and costs of the loan (§2 Apply page, D50). */
function ChosenForm({
  productId,
  product,
  sending,
  first,
}: ApplyFormProps & { first: ApplyChoices }) {
  const form = useApplyForm(productId, product, sending, first);
  const { quote, pricedPaise } = form;
  return (
    <ScreenLayout footer={<ApplyAction productId={productId} form={form} />}>
      <HeroZone
        tone="well"
        label={<TermsLine product={product} period={form.draft.period} />}
        headline={<Amount form={form} />}
        slip={<QuoteSlip amountPaise={pricedPaise} quote={quote} />}
      />
      <Stack gap={5}>
        <Card isFlush>
          <BankRow productId={productId} cards={form.cards} card={form.card} />
          <Term product={product} form={form} />
          <AutoMoney form={form} />
          <Tiers tier={product.tier ?? null} />
        </Card>
        <QuoteDetails
          interestRatePercent={product.interestRate}
          price={quote.isError ? undefined : quote.data}
        />
        <ProductConditions product={product} />
      </Stack>
    </ScreenLayout>
  );
}

interface FirstQuestionProps {
  product: ProductInfo;
  question: ApplyQuestion;
  onChoose: (choice: ApplyChoices) => void;
}

function FirstQuestion({ product, question: { title, options }, onChoose }: FirstQuestionProps) {
  return (
    <ScreenLayout>
      <TermsLine product={product} />
      <Stack gap={2}>
        <Heading size="md">{title}</Heading>
        <Card isFlush>
          {options.map(({ label, chosen }) => (
            <ListRow key={label} title={label} onClick={() => onChoose(chosen)} />
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

/** The field for the term, shown if the product offers more than one term (D54). */
function Term({
  product,
  form: { draft, isPending, isApplied },
}: {
  product: ProductInfo;
  form: Form;
}) {
  const text = useMessages(applyMessages);
  const terms = termsOnPlatform(product);
  if (terms.length < 2) return null;
  return (
    <div className={classes.switch}>
      <NativeSelectField
        label={text('period')}
        value={String(draft.period)}
        options={terms.map((days) => ({ value: String(days), label: formatDayCount(days) }))}
        isReadOnly={isPending || isApplied}
        onChange={(event) => draft.choosePeriod(Number(event.currentTarget.value))}
      />
    </div>
  );
}

function AutoMoney({ form: { draft, isPending, isApplied } }: { form: Form }) {
  const text = useMessages(applyMessages);
  return (
    <div className={classes.switch}>
      <SwitchField
        // SwitchField keeps its own state, so the `key` creates a new instance for a new default.
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
