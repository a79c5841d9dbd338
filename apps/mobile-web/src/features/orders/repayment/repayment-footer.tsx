import {
  formatInr,
  isOrderSettled,
  canStartPayment,
  orderListLink,
  blockReasonOf,
  type OrderBlockReason,
} from '@kosha/domain';
import { Button, ButtonLink, StickyAction, Text } from '@kosha/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { usePolicy } from '../../../shared/queries/policy.ts';
import { usePageRestored } from '../use-page-restored.ts';
import { ordersMessages } from '../orders.messages.ts';
import { RepaymentDialog } from './repayment-dialog.tsx';
import { repaymentMessages } from './repayment.messages.ts';
import { RepaymentProblem } from './repayment-problem.tsx';
import { nextSteps } from '../state-messages.ts';
import type { PaymentOutcome } from '../payment-outcome/use-payment-outcome.ts';
import type { UseRepaymentResult } from './use-repayment.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';

interface RepaymentFooterProps {
  order: Order;
  outcome: PaymentOutcome;
  repayment: UseRepaymentResult;
}

export function RepaymentFooter({ order, outcome, repayment }: RepaymentFooterProps) {
  const reason = blockReasonOf('repay', order.orderState);
  const isLeftOpen = outcome.view === 'leftOpen' && reason === null;
  if (isLeftOpen || canStartPayment(order.orderState, outcome.view)) {
    const { repaymentPaise } = order;
    if (repaymentPaise === null) return <CannotRepay order={order} reason="unknownAmount" />;
    const amount = formatInr(repaymentPaise);
    return <Pay order={order} amount={amount} outcome={outcome} repayment={repayment} />;
  }
  if (isOrderSettled(order.orderState)) return <Settled />;
  // If there is a payment (the view is not 'none'), the top of the page shows its status, so this
  // footer stays empty.
  return reason && outcome.view === 'none' ? <CannotRepay order={order} reason={reason} /> : null;
}

/**
 * The button that starts a payment or continues an unfinished one (D30). If `reservation` is 1, the
 * button opens the checkout without a confirmation (§4, D23).
 */
function Pay({ order, amount, outcome, repayment }: RepaymentFooterProps & { amount: string }) {
  const text = useMessages(repaymentMessages);
  const { isReapplyChecked } = usePolicy();
  const { isAsking, ask, close } = useConfirmation(order);
  // After a return from the checkout, the order may already be paid, so the dialog closes.
  usePageRestored(close);
  const press = () => (order.reservation === 1 ? repayment.repay('unasked') : ask());
  return (
    <StickyAction>
      {!isAsking && <RepaymentProblem problem={repayment.problem} />}
      <Button
        isFullWidth
        isLoading={repayment.isLeaving}
        loadingLabel={text('opening')}
        onClick={press}
      >
        {outcome.view === 'leftOpen'
          ? text('continuePayment')
          : text('repayment', { amount: amount.replace('₹', '') })}
      </Button>
      {isAsking && (
        <RepaymentDialog
          order={order}
          amount={amount}
          repayment={repayment}
          isNextLoanChecked={
            outcome.pending ? outcome.pending.reapply !== 'none' : isReapplyChecked
          }
          onClose={close}
        />
      )}
    </StickyAction>
  );
}

/**
 * The query parameter `repay` opens the confirmation dialog, but never starts a payment. So it has
 * no effect if `reservation` is 1, because such an order is paid without a confirmation.
 */
function useConfirmation({ reservation }: Order) {
  const [query, setQuery] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  const isLinked = query.has('repay') && reservation !== 1;
  return {
    isAsking: isPressed || isLinked,
    ask: () => setIsPressed(true),
    close: () => {
      setIsPressed(false);
      if (isLinked) setQuery({}, { replace: true });
    },
  };
}

function Settled() {
  const ordersText = useMessages(ordersMessages);
  return (
    <StickyAction>
      <ButtonLink href={paths.home()} isFullWidth>
        {ordersText('toHome')}
      </ButtonLink>
    </StickyAction>
  );
}

type Reason = OrderBlockReason | 'unknownState' | 'unknownAmount';

const blockWords = {
  inAudit: 'blockedInAudit',
  awaitsConfirmation: 'blockedAwaitsConfirmation',
  inDisbursal: 'blockedInDisbursal',
  paidOut: 'blockedPaidOut',
  ended: 'blockedEnded',
  unknownState: 'blockedUnknownState',
  unknownAmount: 'blockedUnknownAmount',
} as const satisfies Record<Reason, keyof typeof repaymentMessages.texts>;

function CannotRepay({ order, reason }: { order: Order; reason: Reason }) {
  const text = useMessages(repaymentMessages);
  const ordersText = useMessages(ordersMessages);
  const ownLink = orderListLink(order.orderState);
  // This is the detail screen, so it needs no link to itself.
  const link = ownLink === 'detail' ? null : ownLink;
  const hasEnded = reason === 'ended';
  return (
    <StickyAction>
      <Text size={hasEnded ? 'sm' : 'md'} isCentred>
        {text(blockWords[reason])}
      </Text>
      {link && (
        <ButtonLink href={nextSteps[link].path(order.orderId)} isFullWidth>
          {ordersText(nextSteps[link].label)}
        </ButtonLink>
      )}
      {hasEnded && !link && (
        <ButtonLink href={paths.home()} isFullWidth>
          {ordersText('toHome')}
        </ButtonLink>
      )}
    </StickyAction>
  );
}
