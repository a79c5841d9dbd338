import { formatPercent, isOrderSettled } from '@kosha/domain';
import {
  Button,
  ButtonLink,
  CalendarIllustration,
  Heading,
  HeroZone,
  KeyValueList,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import { useEffect } from 'react';
import { formatDate, formatDateTime, formatDayCount } from '../../../shared/i18n/dates.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { timeLeftText } from '../../../shared/money/due-status-text.ts';
import { dueMessages } from '../../../shared/money/due.messages.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import type { Order } from '../../../shared/queries/order-detail.ts';
import { ordersMessages } from '../orders.messages.ts';
import { PaymentPanel } from '../payment-outcome/payment-panel.tsx';
import { type PaymentOutcome, usePaymentOutcome } from '../payment-outcome/use-payment-outcome.ts';
import { RepaymentProblem } from '../repayment/repayment-problem.tsx';
import { repaymentMessages } from '../repayment/repayment.messages.ts';
import { useServerNow } from '../server-now.ts';
import { AbandonButton } from './abandon-button.tsx';
import { extensionMessages } from './extension.messages.ts';
import classes from './extension.module.css';
import { type Extension, isExtensionFeePaid } from './extension.queries.ts';
import { RepaymentOptions, useRepaymentOptions } from './repayment-options.tsx';
import { useApplyExtension } from './use-apply-extension.ts';

/** Lists the fees, the rate, the number of days and the dates of an extension (§2 Extension). */
function ExtensionFacts({ extension }: { extension: Extension }) {
  const text = useMessages(extensionMessages);
  return (
    <KeyValueList
      rows={[
        { label: text('feePaid'), value: amountText(extension.feePaidPaise) },
        {
          label: text('processingFee'),
          value: amountText(extension.processingFeePaise),
          note: text('gstIncluded'),
        },
        { label: text('rate'), value: formatPercent(extension.extensionRate) },
        { label: text('interest'), value: amountText(extension.interestPaise) },
        { label: text('applicationDate'), value: formatDate(extension.extensionApplyTime) },
        { label: text('numberOfDays'), value: formatDayCount(extension.extensionDay) },
        { label: text('dueDate'), value: formatDate(extension.extensionTime) },
      ]}
    />
  );
}

interface ContentProps {
  order: Order;
  extension: Extension;
  refresh: () => Promise<unknown>;
}

export function ExtensionContent({
  receivedAtMs,
  ...props
}: ContentProps & {
  /** When the response arrived, in epoch milliseconds of the phone's clock. */
  receivedAtMs: number;
}) {
  const { order, extension, refresh } = props;
  const facts = {
    orderId: order.orderId,
    // For a settled order, `usePaymentOutcome` would report a pending payment as paid. With this
    // fixed, unsettled state, only `paymentState` decides.
    orderState: feeDueState,
    paymentState: isExtensionFeePaid(extension) ? 'paid' : extension.paymentState,
  };
  const outcome = usePaymentOutcome(facts, receivedAtMs, refresh, 'extension');
  useRefreshAt(extension.payUntilMs, order, refresh);
  // If this browser started no payment, the payment panel is hidden, because the page already asks
  // for the fee.
  const isOnlyRequested = outcome.view === 'leftOpen' && outcome.pending === undefined;
  if (outcome.view === 'paid') return <Extended order={order} extension={extension} />;
  return (
    <ScreenLayout footer={outcome.view !== 'unknown' && <Footer {...props} />}>
      {!isOnlyRequested && (
        <PaymentPanel outcome={outcome} amountPaise={extension.feePaise} refresh={refresh} />
      )}
      <Fee {...props} outcome={outcome} />
      <Stack gap={5}>
        <ExtensionFacts extension={extension} />
        <Points order={order} />
      </Stack>
    </ScreenLayout>
  );
}

const feeDueState = '11';

function useRefreshAt(
  atMs: number | null,
  { serverTime, readAtMs }: Order,
  refresh: () => unknown,
): void {
  useEffect(() => {
    if (atMs === null) return;
    const leftMs = atMs - serverTime - (performance.now() - readAtMs);
    if (leftMs <= 0) return;
    const timer = setTimeout(refresh, leftMs);
    return () => clearTimeout(timer);
  }, [atMs, serverTime, readAtMs, refresh]);
}

function Fee({ order, extension, outcome }: ContentProps & { outcome: PaymentOutcome }) {
  const text = useMessages(extensionMessages);
  const { payUntilMs, extensionTime } = extension;
  const dueText = useMessages(dueMessages);
  const left = timeLeftText(payUntilMs ?? 0, useServerNow(order), dueText);
  const ways = useRepaymentOptions(order, extension);
  // A borrower who may already have paid must not be asked to pay again.
  const isOpen = outcome.view !== 'unknown';
  return (
    <HeroZone
      tone="waiting"
      label={text('fee')}
      headline={<Money paise={extension.feePaise} size="hero" />}
      line={text('newDueDate', { date: formatDate(extensionTime) })}
      slip={isOpen && ways && <RepaymentOptions order={order} ways={ways} />}
    >
      <Text size="sm">
        {order.repaymentDate !== null && (
          <span>{text('insteadOf', { date: formatDate(order.repaymentDate) })}</span>
        )}
        {order.repaymentDate !== null && isOpen && ' · '}
        {isOpen && <span>{text('payInTime')}</span>}
      </Text>
      {payUntilMs !== null && isOpen && (
        <Stack isRow isSpread gap={2}>
          <Text isStrong>{text('payUntil', { time: formatDateTime(payUntilMs) })}</Text>
          <Text isStrong tone="primary">
            {left}
          </Text>
        </Stack>
      )}
    </HeroZone>
  );
}

/** Four facts that the borrower should know before paying (§2). */
function Points({ order }: { order: Order }) {
  const text = useMessages(extensionMessages);
  const owed = amountText(order.repaymentPaise);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('explanation')}</Heading>
      <ol className={classes.points}>
        <li>{text('point1')}</li>
        <li>{text('point2', { owed })}</li>
        <li>{text('point3')}</li>
        <li>{text('point4')}</li>
      </ol>
    </Stack>
  );
}

function Footer({ order, extension, refresh }: ContentProps) {
  const text = useMessages(extensionMessages);
  const paymentText = useMessages(repaymentMessages);
  const { extensionId, orderRepayId } = extension;
  const names = { extensionId, orderId: order.orderId, orderRepayId };
  const { apply, isLeaving, problem } = useApplyExtension(names, extension.feePaise, refresh);
  return (
    <StickyAction>
      <RepaymentProblem problem={problem} />
      {extension.feePaise === null ? (
        <Text isCentred>{paymentText('blockedUnknownAmount')}</Text>
      ) : (
        <Button
          isFullWidth
          isLoading={isLeaving}
          loadingLabel={paymentText('opening')}
          onClick={apply}
        >
          {text('apply')}
        </Button>
      )}
      {!isLeaving && <AbandonButton order={order} names={names} refresh={refresh} />}
    </StickyAction>
  );
}

function Extended({ order, extension }: { order: Order; extension: Extension }) {
  const text = useMessages(extensionMessages);
  const ordersText = useMessages(ordersMessages);
  const paid = { fee: amountText(extension.feePaise), date: formatDate(extension.extensionTime) };
  const isRepaid = isOrderSettled(order.orderState);
  return (
    <ScreenLayout
      footer={
        <StickyAction>
          <ButtonLink href={paths.orderDetail(order.orderId)} isFullWidth>
            {ordersText(isRepaid ? 'seeDetails' : 'nextDetail')}
          </ButtonLink>
        </StickyAction>
      }
    >
      <HeroZone
        tone="well"
        headline={<h2>{text('extendedTitle')}</h2>}
        drawing={<CalendarIllustration />}
      >
        <Text role="status">{text(isRepaid ? 'extendedAndRepaid' : 'extendedText', paid)}</Text>
      </HeroZone>
      <ExtensionFacts extension={extension} />
    </ScreenLayout>
  );
}
