import { isOrderActionAllowed, isOrderSettled } from '@kosha/domain';
import { DayBlocks, HeroZone, PaidIllustration, Text, type HeroZoneTone } from '@kosha/ui';
import type { ReactNode } from 'react';
import { formatDate, formatWeekday } from '../../../shared/i18n/dates.ts';
import { byDateText, lateText, timeLeftText } from '../../../shared/money/due-status-text.ts';
import { dueMessages } from '../../../shared/money/due.messages.ts';
import { countLoanDays } from '../../../shared/money/loan-days.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { routePatterns } from '../../../shared/paths.ts';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import { orderStatement } from '../../../shared/money/order-statement.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { hasPendingExtension } from '../extension/extension.queries.ts';
import { hasEndedBeforePayout } from '../has-ended-before-payout.ts';
import { ordersMessages } from '../orders.messages.ts';
import { orderStateText } from '../state-messages.ts';
import { detailMessages } from './detail.messages.ts';
import { useServerNow } from '../server-now.ts';

export interface DetailHeroProps {
  order: Order;
  /** True if the borrower may have paid, so the page must not request a payment. */
  isPaymentOut: boolean;
  /** True while the server checks the payment of an extension fee. */
  isFeeChecked: boolean;
  slip: ReactNode;
  children?: ReactNode;
}

export function DetailHero(props: DetailHeroProps) {
  const { order, isPaymentOut, isFeeChecked } = props;
  if (isOrderSettled(order.orderState)) return <SettledHero {...props} />;
  if (isFeeChecked) return <FeeCheckedHero {...props} />;
  if (isOrderActionAllowed('repay', order.orderState) && !isPaymentOut)
    return <OwedHero {...props} />;
  return <WaitingHero {...props} />;
}

const tag = ({ orderState }: Order) => (
  <OrderStateTag state={orderState} page={routePatterns.orderDetail} />
);

function OwedHero({ order, slip, children }: DetailHeroProps) {
  const text = useMessages(detailMessages);
  const dueText = useMessages(dueMessages);
  const ordersText = useMessages(ordersMessages);
  const nowMs = useServerNow(order);
  const { repaymentDate, overdueDays } = order;
  const left = timeLeftText(repaymentDate ?? 0, nowMs, dueText) || dueText('dueToday');
  const isLate = overdueDays > 0;
  const { overdueFeePerDayPaise: perDay } = orderStatement(order);
  const late = lateText(overdueDays, perDay === null ? null : amountText(perDay), dueText);
  const by = repaymentDate === null ? undefined : byDateText(repaymentDate, left, dueText);
  const days = countLoanDays({ ...order, nowMs });
  return (
    <HeroZone
      tone={isLate ? 'late' : 'well'}
      label={text('toRepay')}
      tag={tag(order)}
      headline={<Money paise={order.repaymentPaise} size="hero" />}
      line={isLate ? late : by}
      slip={slip}
    >
      {days && <DayBlocks {...days} />}
      {isLate && repaymentDate !== null && (
        <Text size="sm">
          {text('dueWas', {
            date: formatWeekday(repaymentDate),
            fee: amountText(order.overdueFeePaise),
          })}
        </Text>
      )}
      {hasPendingExtension(order) && (
        <Text size="sm">{orderStateText(order.orderState, ordersText)}</Text>
      )}
      {children}
    </HeroZone>
  );
}

/** Omits the time left to repay, which depends on whether the extension fee was paid. */
function FeeCheckedHero({ order, slip }: DetailHeroProps) {
  const text = useMessages(detailMessages);
  const dueText = useMessages(dueMessages);
  return (
    <HeroZone
      tone="waiting"
      label={text('repaymentAmount')}
      tag={tag(order)}
      headline={<Money paise={order.repaymentPaise} size="hero" />}
      line={dueText('paymentChecked')}
      slip={slip}
    >
      <Text size="sm">{dueText('doNotPay')}</Text>
      <Text size="sm">{text('feeChecked')}</Text>
    </HeroZone>
  );
}

function SettledHero({ order, slip }: DetailHeroProps) {
  const text = useMessages(detailMessages);
  const { settledTime } = order;
  const { totalPaise, repaymentPaise, extensionFeesPaise } = orderStatement(order);
  const date = settledTime ? formatDate(settledTime) : undefined;
  const inParts = {
    rest: amountText(repaymentPaise),
    fees: amountText(extensionFeesPaise),
  };
  const line = date
    ? text(order.isReturned ? 'returnedLine' : 'paidLine', { date })
    : text('paidLineNoDate');
  return (
    <HeroZone
      tone="well"
      label={text('youPaid')}
      tag={tag(order)}
      headline={<Money paise={totalPaise} size="hero" />}
      line={line}
      drawing={<PaidIllustration isMoving />}
      slip={slip}
    >
      {extensionFeesPaise !== 0 && <Text size="sm">{text('paidInParts', inParts)}</Text>}
    </HeroZone>
  );
}

function WaitingHero({ order, isPaymentOut, slip }: DetailHeroProps) {
  const text = useMessages(detailMessages);
  const paymentText = useMessages(paymentMessages);
  const ordersText = useMessages(ordersMessages);
  const sentence = !isPaymentOut && (
    <Text size="sm">{orderStateText(order.orderState, ordersText)}</Text>
  );
  if (hasEndedBeforePayout(order)) {
    return (
      <HeroZone tone="waiting" tag={tag(order)} headline={text('nothingOwed')}>
        {sentence}
      </HeroZone>
    );
  }
  return (
    <HeroZone
      tone={toneOf(order)}
      label={isPaymentOut ? text('repaymentAmount') : paymentText('principal')}
      tag={tag(order)}
      headline={
        <Money paise={isPaymentOut ? order.repaymentPaise : order.loanAmountPaise} size="hero" />
      }
      slip={slip}
    >
      {sentence}
    </HeroZone>
  );
}

const toneOf = ({ orderState }: Order): HeroZoneTone =>
  isOrderActionAllowed('confirmLoan', orderState) ? 'well' : 'waiting';
