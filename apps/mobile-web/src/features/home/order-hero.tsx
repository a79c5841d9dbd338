import { asksToPay, canDo, isLate, isPaymentBeingChecked, parseOrderState } from '@kosha/domain';
import {
  ButtonLink,
  CostFacts,
  DayBlocks,
  HeroZone,
  Link,
  Stack,
  Text,
  type ZoneTone,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { formatDayMonth } from '../../shared/i18n/dates.ts';
import { dueLine } from '../../shared/money/due-line.ts';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText, Money } from '../../shared/money/money.tsx';
import { OrderStateTag } from '../../shared/order-display/order-state-tag.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { useCostMessages } from '../../shared/money/cost-messages.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { CostLine } from './cost-line.tsx';
import { homeMessages } from './home.messages.ts';
import { orderButtonProps, orderLinkProps } from './order-link.ts';
import { type DueFacts, useDueFacts } from './use-due-facts.ts';
import { orderDetailQuery } from '../../shared/queries/order-detail.ts';
import styles from './home.module.css';

/** True while the fee of a requested extension is unpaid (§4 Extension, D53). */
function isExtending({ orderState }: InProgressOrder): boolean {
  const parsed = parseOrderState(orderState);
  return parsed.isKnown && parsed.state === '11';
}

function ExtensionRequested({ order }: { order: InProgressOrder }) {
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

interface OrderHeroProps {
  order: InProgressOrder;
}

/** A debt with its due date and one button, or else a pending order (D47, D51). */
export function OrderHero({ order }: OrderHeroProps) {
  return isPaymentBeingChecked(order) ? <CheckedHero order={order} /> : <OpenHero order={order} />;
}

/** While a payment is being checked, the app requests no further payment (D66). */
function CheckedHero({ order }: OrderHeroProps) {
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

function OpenHero({ order }: OrderHeroProps) {
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
      tag={<OrderStateTag state={order.orderState} page={patterns.home} />}
      headline={<Money paise={order.amountPaise} size="hero" />}
      line={line}
    >
      {facts?.days && <DayBlocks {...facts.days} />}
      {isExtending(order) ? (
        <ExtensionRequested order={order} />
      ) : (
        <ButtonLink {...orderButtonProps(order)} isFullWidth>
          {order.fullButtonName}
        </ButtonLink>
      )}
      {facts ? <LoanFacts facts={facts} /> : <CostLine order={order} />}
    </HeroZone>
  );
}

function toneOf(order: InProgressOrder): ZoneTone {
  if (isLate(order)) return 'late';
  return asksToPay(order) || canDo('confirmLoan', order.orderState) ? 'well' : 'waiting';
}

/**
 * Uses `amountMsg` if it contains a date or days. Servers before D51 send only the amount's label,
 * so the app formats the due date.
 */
function useDueMessage(order: InProgressOrder, facts: DueFacts | undefined) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  if (/\d/.test(order.amountMsg)) return { label: text('toRepay'), line: order.amountMsg };
  const repaymentDate = facts?.cost.dueAtMs;
  if (!facts || !repaymentDate) return { label: order.amountMsg, line: undefined };
  const { nowMs, cost } = facts;
  const due = { dueMs: repaymentDate, nowMs, overdueDays: cost.overdueDays, morePerDay: null };
  return { label: order.amountMsg, line: dueLine(due, dueText) };
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
  } = useCostMessages({
    cost,
    tense: 'running',
    received: on(loanDate),
    due: overdueDays > 0 ? text('now') : (on(dueAtMs) ?? ''),
  });
  const extended = isExtended
    ? text(areExtensionsReported ? 'withExtension' : 'plusExtension')
    : itCosts.note;
  const note = overdueDays > 0 ? text('soFar') : extended;
  // The remaining amount and its due date are already shown above.
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
