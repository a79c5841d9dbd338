import type { Schema } from '@kosha/api-client';
import { mayPay, orderLink, whyNot, type OrderBlock } from '@kosha/domain';
import { Button, ButtonLink, Notice, StickyAction, Text } from '@kosha/ui';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { rupeesText } from '../../shared/payment/rupees-text.ts';
import { detailMessages } from './detail.messages.ts';
import { ordersMessages } from './orders.messages.ts';
import { RepaymentDialog } from './repayment-dialog.tsx';
import { nextSteps } from './state-words.ts';
import type { PaymentOutcome } from './use-payment-outcome.ts';
import type { Repayment } from './use-repayment.ts';

interface RepaymentFooterProps {
  order: Schema<'OrderDetail'>;
  outcome: PaymentOutcome;
  repayment: Repayment;
}

/** The one button of the detail, or why there is none. */
export function RepaymentFooter({ order, outcome, repayment }: RepaymentFooterProps) {
  const reason = whyNot('repay', order.orderState);
  if (outcome.view === 'leftOpen' && reason === null) {
    return <ContinuePayment repayment={repayment} />;
  }
  if (mayPay(order.orderState, outcome.view)) {
    return <BeginPayment order={order} repayment={repayment} />;
  }
  // A payment that is under way or done is told at the top; a second one is not offered.
  return reason && outcome.view === 'none' ? <Blocked order={order} reason={reason} /> : null;
}

/** Asks first, unless the due is reserved: then the payment starts at once (§4, D23). */
function BeginPayment({ order, repayment }: Omit<RepaymentFooterProps, 'outcome'>) {
  const text = useMessages(detailMessages);
  const [isAsking, setIsAsking] = useState(false);
  const begin = () =>
    order.reservation === 1 ? repayment.repay({ wantsReapply: false }) : setIsAsking(true);
  return (
    <StickyAction>
      {!isAsking && <Problem repayment={repayment} />}
      <Button
        isFullWidth
        isLoading={repayment.isLeaving}
        loadingLabel={text('opening')}
        onClick={begin}
      >
        {text('repayment', { amount: rupeesText(order.repaymentAmount).replace('₹', '') })}
      </Button>
      {isAsking && (
        <RepaymentDialog order={order} repayment={repayment} onClose={() => setIsAsking(false)} />
      )}
    </StickyAction>
  );
}

/** Repaying again leads to the payment that was left, never to a second one (D30). */
function ContinuePayment({ repayment }: { repayment: Repayment }) {
  const text = useMessages(detailMessages);
  return (
    <StickyAction>
      <Problem repayment={repayment} />
      <Button
        isFullWidth
        isLoading={repayment.isLeaving}
        loadingLabel={text('opening')}
        onClick={() => repayment.repay({ wantsReapply: false })}
      >
        {text('continuePayment')}
      </Button>
    </StickyAction>
  );
}

function Problem({ repayment: { problem } }: { repayment: Repayment }) {
  const text = useMessages(detailMessages);
  return (
    problem !== undefined && (
      <Notice tone="danger" title={text('payFailed')}>
        {problem}
      </Notice>
    )
  );
}

const blockWords = {
  inAudit: 'blockedInAudit',
  awaitsConfirmation: 'blockedAwaitsConfirmation',
  inDisbursal: 'blockedInDisbursal',
  paidOut: 'blockedPaidOut',
  ended: 'blockedEnded',
  unknownState: 'blockedUnknownState',
} as const satisfies Record<OrderBlock | 'unknownState', keyof typeof detailMessages.texts>;

function Blocked({
  order,
  reason,
}: {
  order: Schema<'OrderDetail'>;
  reason: OrderBlock | 'unknownState';
}) {
  const text = useMessages(detailMessages);
  const ordersText = useMessages(ordersMessages);
  const link = orderLink(order.orderState);
  return (
    <StickyAction>
      <Text isCentred>{text(blockWords[reason])}</Text>
      {link && (
        <ButtonLink href={nextSteps[link].path(order.orderId)} isFullWidth>
          {ordersText(nextSteps[link].label)}
        </ButtonLink>
      )}
    </StickyAction>
  );
}
