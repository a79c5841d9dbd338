import { canDo } from '@kosha/domain';
import { ButtonLink, CostFacts, DayBlocks, HeroZone, Link, type ZoneTone } from '@kosha/ui';
import { formatDayMonth } from '../../shared/i18n/dates.ts';
import { dueLine } from '../../shared/money/due-words.ts';
import { dueMessages } from '../../shared/money/due.messages.ts';
import { isLate } from '../../shared/money/in-progress.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { amountText, Money } from '../../shared/money/money.tsx';
import { OrderStateTag } from '../../shared/look/order-state-tag.tsx';
import { patterns } from '../../shared/paths.ts';
import { useCostWords } from '../../shared/money/cost-words.ts';
import { paymentMessages } from '../../shared/money/payment.messages.ts';
import type { InProgressOrder } from '../../shared/queries/home-index.ts';
import { CostLine } from './cost-line.tsx';
import { ExtensionAsked, isExtending } from './extension-asked.tsx';
import styles from './home.module.css';
import { homeMessages } from './home.messages.ts';
import { orderLinkProps } from './order-link.ts';
import { useDueFacts, type DueFacts } from './use-due-facts.ts';

interface OrderHeroProps {
  order: InProgressOrder;
}

/** What is owed and until when, with its one button; else what waits (D47, D51). */
export function OrderHero({ order }: OrderHeroProps) {
  const facts = useDueFacts(order);
  const { label, line } = useDueWords(order, facts);
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
      answer={<Money paise={order.amountPaise} size="hero" />}
      line={line}
    >
      {facts?.days && <DayBlocks {...facts.days} />}
      {isExtending(order) ? (
        <ExtensionAsked order={order} />
      ) : (
        <ButtonLink {...link} isFullWidth>
          {order.fullButtonName}
        </ButtonLink>
      )}
      {facts ? <LoanFacts facts={facts} /> : <CostLine order={order} />}
    </HeroZone>
  );
}

function toneOf(order: InProgressOrder): ZoneTone {
  const { orderState } = order;
  if (isLate(order)) return 'late';
  return canDo('repay', orderState) || canDo('confirmLoan', orderState) ? 'well' : 'waiting';
}

/**
 * `amountMsg` stands under the amount when it tells a date or days. A server from before D51 uses it to name
 * the amount; then the app itself writes the date.
 */
function useDueWords(order: InProgressOrder, facts: DueFacts | undefined) {
  const text = useMessages(homeMessages);
  const dueText = useMessages(dueMessages);
  if (/\d/.test(order.amountMsg)) return { label: text('toRepay'), line: order.amountMsg };
  const repaymentDate = facts?.cost.dueAtMs;
  if (!facts || !repaymentDate) return { label: order.amountMsg, line: undefined };
  const { nowMs, cost } = facts;
  const due = { dueMs: repaymentDate, nowMs, overdueDays: cost.overdueDays, morePerDay: null };
  return { label: order.amountMsg, line: dueLine(due, dueText) };
}

/** You got, you pay, it costs. The blocks above are the picture, so there is no bar here. */
function LoanFacts({ facts }: { facts: DueFacts }) {
  const text = useMessages(paymentMessages);
  const { cost, loanDate } = facts;
  const { dueAtMs, overdueDays, isExtended, areExtensionsTold, extensionFeesPaise } = cost;
  const on = (ms: number | null) =>
    ms === null ? undefined : text('onDate', { date: formatDayMonth(ms) });
  const {
    parts: _,
    youPay,
    itCosts,
    ...words
  } = useCostWords({
    cost,
    tense: 'running',
    received: on(loanDate),
    due: overdueDays > 0 ? text('now') : (on(dueAtMs) ?? ''),
  });
  const extended = isExtended
    ? text(areExtensionsTold ? 'withExtension' : 'plusExtension')
    : itCosts.note;
  const note = overdueDays > 0 ? text('soFar') : extended;
  // What is left to pay and its day are shown above, in large type.
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
