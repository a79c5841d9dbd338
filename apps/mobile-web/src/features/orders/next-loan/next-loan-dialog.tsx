import { asPaise, formatInr, loanUsages } from '@kosha/domain';
import { BottomSheet, Button, NativeSelectField, Notice, Stack, Text } from '@kosha/ui';
import { failureText } from '../../../shared/server/failures.ts';
import { useChoiceText } from '../../../shared/i18n/use-choice-text.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ReadGate } from '../../../shared/server/read-gate.tsx';
import { OfferCost } from '../../../shared/money/offer-cost.tsx';
import { cardName } from '../../../shared/order-display/bank-card.tsx';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { nextLoanSectionMessages } from './next-loan-section.messages.ts';
import { useNextLoanForm, usageFieldId, type NextLoanForm } from './use-next-loan-form.ts';

interface NextLoanDialogProps {
  order: Order;
  onClose: () => void;
}

/** The form for the next loan: amount, card and purpose. Submitting it schedules the loan (D10). */
export function NextLoanDialog({ order, onClose }: NextLoanDialogProps) {
  const text = useMessages(nextLoanSectionMessages);
  const form = useNextLoanForm(order, onClose);
  const close = () => form.isPending || onClose();
  return (
    <BottomSheet
      isOpen
      title={text('dialogTitle')}
      onClose={close}
      footer={
        <>
          <Text size="sm">{text('terms')}</Text>
          <Button
            isFullWidth
            disabled={form.choices === undefined}
            isLoading={form.isPending}
            loadingLabel={text('sending')}
            onClick={form.send}
          >
            {text('confirm')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={close}>
            {text('notNow')}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        {form.failure && (
          <Notice tone="danger" title={text('notSet')}>
            {failureText(form.failure)}
          </Notice>
        )}
        <ReadGate
          read={form.read}
          shape="list"
          loading={text('formLoading')}
          failed={text('formFailed')}
        >
          {() => form.choices && <Fields order={order} form={form} choices={form.choices} />}
        </ReadGate>
      </Stack>
    </BottomSheet>
  );
}

interface FieldsProps {
  order: Order;
  form: NextLoanForm;
  choices: NonNullable<NextLoanForm['choices']>;
}

function Fields({ order, form, choices }: FieldsProps) {
  const text = useMessages(nextLoanSectionMessages);
  const choice = useChoiceText();
  const { chosen, choose, isPending: isReadOnly } = form;
  const { amountPaise, cardId } = choices;
  return (
    <>
      <NativeSelectField
        label={text('amount')}
        value={String(amountPaise)}
        options={choices.amountsPaise.map((paise) => ({
          value: String(paise),
          label: formatInr(paise),
        }))}
        isReadOnly={isReadOnly}
        onChange={(event) => choose({ amountPaise: asPaise(Number(event.currentTarget.value)) })}
      />
      {/* Next to the amount, so that a small phone shows the price without scrolling. */}
      <OfferCost
        productId={order.productId}
        amountPaise={amountPaise}
        period={choices.period}
        after={{ orderId: order.orderId, isThisRepayment: false }}
      />
      <NativeSelectField
        label={text('card')}
        value={cardId ?? ''}
        placeholder={text('cardLater')}
        options={choices.cards.map((card) => ({ value: card.id, label: cardName(card) }))}
        isReadOnly={isReadOnly}
        onChange={(event) => choose({ cardId: event.currentTarget.value || null })}
      />
      <NativeSelectField
        id={usageFieldId}
        label={text('usage')}
        value={chosen.usage ?? ''}
        placeholder={text('chooseUsage')}
        options={loanUsages.map((usage) => ({ value: usage, label: choice(usage) }))}
        error={form.isUsageMissing && text('usageRequired')}
        isReadOnly={isReadOnly}
        onChange={(event) => choose({ usage: form.toUsage(event.currentTarget.value) })}
      />
    </>
  );
}
