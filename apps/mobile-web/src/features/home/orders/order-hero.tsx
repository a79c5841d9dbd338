import {
  isAwaitingRepayment,
  isOrderActionAllowed,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  parseOrderState,
  isBeforePayout,
  subtractPaise,
} from '@kosha/domain';
import {
  ButtonLink,
  CostFacts,
  DayBlocks,
  HeroZone,
  Link,
  Stack,
  Text,
  type HeroZoneTone,
  type DayBlocksProps,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDayMonth } from '../../../shared/i18n/dates.ts';
import { dueStatusText } from '../../../shared/money/due-status-text.ts';
import { dueMessages } from '../../../shared/money/due.messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText, Money } from '../../../shared/money/money.tsx';
import { OrderStateTag } from '../../../shared/order-display/order-state-tag.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { useCostTexts, type LoanCost } from '../../../shared/money/cost-messages.ts';
import { paymentMessages } from '../../../shared/money/payment.messages.ts';
import type { InProgressOrder } from '../../../shared/queries/home-index.ts';
import { homeMessages } from '../home.messages.ts';
import { orderDetailQuery } from '../../../shared/queries/order-detail.ts';
import styles from '../home.module.css';
import { countLoanDays } from '../../../shared/money/loan-days.ts';
import { inProgressStatement, orderStatement } from '../../../shared/money/order-statement.ts';
import { inProgressHref, repayHref } from '../../../shared/money/in-progress.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';

interface OrderProps {
  order: InProgressOrder;
}

/** True while the fee of a requested extension is unpaid (§4 Extension, D53). */
function isExtensionFeeDue({ orderState }: InProgressOrder): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '11';
}

function ExtensionRequested({ order }: OrderProps) {
  const text = useMessages(homeMessages);
  const { data } = useQuery(orderDetailQuery(order.orderId));
  return (
    <>
      <ButtonLink href={paths.orderDetail(order.orderId, { repay: 1 })} isFullWidth>
        {text('repayNow')}
      </ButtonLink>
      <div>
        <Text size="sm">{data?.extensionMsg || text('extensionFee')}</Text>
        <Stack isRow isSpread gap={2}>
          <Link href={paths.orderExtension(order.orderId)} isStandalone>
            {text('payExtension')}
          </Link>
          <Link {...orderLinkProps(order)} isStandalone>
            {order.fullButtonName}
          </Link>
        </Stack>
      </div>
    </>
  );
}

/** The most urgent order in progress, with its amount in large type (D47, D51). */
export function OrderHero({ order }: OrderProps) {
  return isPaymentBeingChecked(order) ? <CheckedHero order={order} /> : <OpenHero order={order} />;
}

/** While the server checks a payment, the order has no button to pay again (D66). */
function CheckedHero({ order }: OrderProps) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  const link = orderLinkProps(order);
  return (
    <HeroZone
      tone="waiting"
      label={
        <>
          {text('repaymentAmount')} ·{' '}
          <Link {...link} className={styles.name}>
            {order.name}
          </Link>
        </>
      }
      headline={<Money paise={order.amountPaise} size="hero" />}
      line={dueText('paymentChecked')}
    >
      <Text size="sm">{dueText('doNotPay')}</Text>
      <Link {...link} isStandalone>
        {text('seeOrder')}
      </Link>
    </HeroZone>
  );
}

function OpenHero({ order }: OrderProps) {
  const facts = useDueFacts(order);
  const { label, line } = useDueMessage(order, facts);
  const link = orderLinkProps(order);
  return (
    <HeroZone
      tone={toneOf(order)}
      label={
        <>
          {label} ·{' '}
          <Link {...link} className={styles.name}>
            {order.name}
          </Link>
        </>
      }
      tag={<OrderStateTag state={order.orderState} page={routePatterns.home} />}
      headline={<Money paise={order.amountPaise} size="hero" />}
      line={line}
    >
      {facts?.days && <DayBlocks {...facts.days} />}
      {isExtensionFeeDue(order) ? (
        <ExtensionRequested order={order} />
      ) : (
        <ButtonLink {...repayLinkProps(order)} isFullWidth>
          {order.fullButtonName}
        </ButtonLink>
      )}
      {facts ? <LoanFacts facts={facts} /> : <CostLine order={order} />}
    </HeroZone>
  );
}

function toneOf(order: InProgressOrder): HeroZoneTone {
  if (isRepaymentOverdue(order)) return 'late';
  return isAwaitingRepayment(order) || isOrderActionAllowed('confirmLoan', order.orderState)
    ? 'well'
    : 'waiting';
}

/**
 * If `amountMsg` contains a digit, it says when the amount is due and is shown unchanged. Older
 * servers send only a label for the amount, so the app formats the due date itself (D51).
 */
function useDueMessage(order: InProgressOrder, facts: DueFacts | undefined) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  if (/\d/.test(order.amountMsg)) return { label: text('toRepay'), line: order.amountMsg };
  const repaymentDate = facts?.cost.dueAtMs;
  if (!facts || !repaymentDate) return { label: order.amountMsg, line: undefined };
  const { nowMs, cost } = facts;
  const due = { dueMs: repaymentDate, nowMs, overdueDays: cost.overdueDays, morePerDay: null };
  return { label: order.amountMsg, line: dueStatusText(due, dueText) };
}

function LoanFacts({ facts }: { facts: DueFacts }) {
  const text = useMessages(paymentMessages);
  const { cost, loanDate } = facts;
  const { dueAtMs, overdueDays, isExtended, areExtensionsReported, extensionFeesPaise } = cost;
  const on = (ms: number | null) =>
    ms === null ? undefined : text('onDate', { date: formatDayMonth(ms) });
  const {
    parts: _,
    youPay,
    itCosts,
    ...words
  } = useCostTexts({
    cost,
    tense: 'running',
    received: on(loanDate),
    due: overdueDays > 0 ? text('now') : (on(dueAtMs) ?? ''),
  });
  const extended = isExtended
    ? text(areExtensionsReported ? 'withExtension' : 'plusExtension')
    : itCosts.note;
  const note = overdueDays > 0 ? text('soFar') : extended;
  // The note of `youPay` is the due date, which is already shown at the top of the screen. So the
  // paid extension fees can replace it.
  const paid = extensionFeesPaise !== 0 && text('paid', { fees: amountText(extensionFeesPaise) });
  return (
    <CostFacts
      isCompact
      {...words}
      youPay={paid ? { ...youPay, note: paid } : youPay}
      itCosts={{ ...itCosts, note }}
    />
  );
}

/** The cost with fees and interest, or only the interest if the total is unknown (D51). */
export function CostLine({ order }: OrderProps) {
  return isBeforePayout(order.orderState) ? (
    <ComingCost order={order} />
  ) : (
    <RunningCost order={order} />
  );
}

function ComingCost({ order }: OrderProps) {
  const text = useMessages(homeMessages);
  const hasAmounts = order.receivedPaise !== undefined && order.repaymentPaise !== undefined;
  const { data } = useQuery({ ...orderDetailQuery(order.orderId), enabled: !hasAmounts });
  const { receivedPaise = null, repaymentPaise = null } = hasAmounts ? order : (data ?? {});
  if (receivedPaise === null || repaymentPaise === null) return <Interest order={order} />;
  return (
    <Text size="sm">
      {text('comingCost', {
        get: amountText(receivedPaise),
        repay: amountText(repaymentPaise),
        cost: amountText(subtractPaise(repaymentPaise, receivedPaise)),
      })}
    </Text>
  );
}

function RunningCost({ order }: OrderProps) {
  const text = useMessages(homeMessages);
  const costPaise = useDueFacts(order)?.cost.costPaise ?? null;
  if (costPaise === null) return <Interest order={order} />;
  return <Text size="sm">{text('runningCost', { cost: amountText(costPaise) })}</Text>;
}

function Interest({ order }: OrderProps) {
  const text = useMessages(homeMessages);
  return <Text size="sm">{text('interest', { amount: amountText(order.interestPaise) })}</Text>;
}

interface DueFacts {
  cost: LoanCost;
  days: DayBlocksProps | null;
  /** In epoch milliseconds; null if unknown. */
  loanDate: number | null;
  nowMs: number;
}

/**
 * The dates and the cost of a loan that must be repaid. If the response of Home lacks them, they
 * come from the order's detail (D51). Undefined for other orders, and while the detail loads.
 */
function useDueFacts(order: InProgressOrder): DueFacts | undefined {
  const isOwed = isOrderActionAllowed('repay', order.orderState);
  const received = inProgressStatement(order);
  const enabled = isOwed && received === undefined;
  const { data: detail } = useQuery({ ...orderDetailQuery(order.orderId), enabled });
  const cost = received ?? (detail && orderStatement(detail));
  if (!isOwed || cost === undefined) return undefined;
  const { loanDate = null } = received ? order : (detail ?? order);
  const nowMs = received ? order.nowMs : (detail?.serverTime ?? order.nowMs);
  const { dueAtMs: repaymentDate, overdueDays } = cost;
  return {
    cost,
    days: countLoanDays({ loanDate, repaymentDate, nowMs, overdueDays }),
    loanDate,
    nowMs,
  };
}

/** The props of a link to an order in progress (§4). A tap is tracked. */
export const orderLinkProps = (order: InProgressOrder) => linkProps(order, inProgressHref(order));

/**
 * Like {@link orderLinkProps}, except that the link of an unpaid loan opens the repayment dialog.
 */
export const repayLinkProps = (order: InProgressOrder) => linkProps(order, repayHref(order));

const linkProps = (order: InProgressOrder, href: string) => ({
  href,
  onClick: () =>
    trackClick('home_order', routePatterns.home, { orderState: String(order.orderState) }),
});
