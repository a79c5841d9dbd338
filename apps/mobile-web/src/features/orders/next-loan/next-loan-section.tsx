import { asPaise, isOrderActionAllowed, formatInr, loanUsages } from '@kosha/domain';
import {
  BottomSheet,
  Button,
  Card,
  Heading,
  Link,
  NativeSelectField,
  Notice,
  RefreshIcon,
  Stack,
  Text,
} from '@kosha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useChoiceText } from '../../../shared/i18n/use-choice-text.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { OfferCost } from '../../../shared/money/offer-cost.tsx';
import { bankCardLabel } from '../../../shared/order-display/bank-card.tsx';
import { CancelNextLoan } from '../../../shared/order-display/cancel-next-loan.tsx';
import { paths } from '../../../shared/paths.ts';
import { type NextLoan, nextLoanAfterQuery } from '../../../shared/queries/next-loan.queries.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import {
  QueryErrorNotice,
  type QueryErrorStateProps,
} from '../../../shared/server/query-error-state.tsx';
import { QueryGate } from '../../../shared/server/query-gate.tsx';
import { nextLoanSectionMessages } from './next-loan-section.messages.ts';
import { type NextLoanFormState, usageFieldId, useNextLoanForm } from './use-next-loan-form.ts';

interface NextLoanDialogProps {
  order: Order;
  onClose: () => void;
}

/** Submitting the form schedules the next loan (D10). */
function NextLoanDialog({ order, onClose }: NextLoanDialogProps) {
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
        <QueryGate
          read={form.read}
          shape="list"
          loading={text('formLoading')}
          failed={text('formFailed')}
        >
          {() => form.choices && <Fields order={order} form={form} choices={form.choices} />}
        </QueryGate>
      </Stack>
    </BottomSheet>
  );
}

interface FieldsProps {
  order: Order;
  form: NextLoanFormState;
  choices: NonNullable<NextLoanFormState['choices']>;
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
      {/* The price is next to the amount, so that a small phone shows both without scrolling. */}
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
        options={choices.cards.map((card) => ({ value: card.id, label: bankCardLabel(card) }))}
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

/** The scheduled next loan, or a button to schedule one (D10). */
export function NextLoanSection({ order }: { order: Order }) {
  return isOrderActionAllowed('setNextLoan', order.orderState) ? (
    <ReadNextLoan order={order} />
  ) : null;
}

function ReadNextLoan({ order }: { order: Order }) {
  const text = useMessages(nextLoanSectionMessages);
  const read = useQuery(nextLoanAfterQuery(order.orderId));
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading size="md">{text('title')}</Heading>
        <QueryGate
          read={read}
          loading={text('loading')}
          failed={text('failed')}
          failure={NextLoanFailed}
        >
          {(nextLoan) =>
            nextLoan === null ? (
              <Offer order={order} />
            ) : (
              <AlreadySet nextLoan={nextLoan} order={order} />
            )
          }
        </QueryGate>
      </Stack>
    </Card>
  );
}

function NextLoanFailed(props: QueryErrorStateProps) {
  return <QueryErrorNotice {...props} icon={<RefreshIcon />} />;
}

function Offer({ order }: { order: Order }) {
  const text = useMessages(nextLoanSectionMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text size="sm">{text('offer')}</Text>
      <Text size="sm">{text('terms')}</Text>
      <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
        {text('setUp')}
      </Button>
      {isOpen && <NextLoanDialog order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface SetProps {
  order: Order;
  nextLoan: NextLoan;
}

function AlreadySet({ order, nextLoan }: SetProps) {
  const text = useMessages(nextLoanSectionMessages);
  const { id, productId: pid, amountPaise, cardId } = nextLoan;
  return (
    <>
      <div role="status">
        <Text>{text('isSet', { amount: amountText(amountPaise) })}</Text>
      </div>
      <Text size="sm">{text('terms')}</Text>
      {cardId === null && <Text isStrong>{text('cardMissing')}</Text>}
      <Link href={paths.schedule(id, { pid })} isStandalone>
        {text('see')}
      </Link>
      <Cancel orderId={order.orderId} />
    </>
  );
}

function Cancel({ orderId }: { orderId: string }) {
  const text = useMessages(nextLoanSectionMessages);
  const queryClient = useQueryClient();
  return (
    <CancelNextLoan
      label={text('cancel')}
      variant="quiet"
      send={(options) => api.post('/order/v1/cancel-auto-apply', { body: { orderId }, ...options })}
      onCancelled={() => queryClient.setQueryData(nextLoanAfterQuery(orderId).queryKey, null)}
    />
  );
}
