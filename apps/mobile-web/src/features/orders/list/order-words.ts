import { canDo, parseOrderState, type OrderState } from '@kosha/domain';
import { dueLine, lateWords } from '../../../shared/money/due-words.ts';
import { dueMessages } from '../../../shared/money/due.messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { listedStatement } from '../../../shared/money/order-statement.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { ordersMessages } from '../orders.messages.ts';
import { stateSentence } from '../state-words.ts';
import { isLate } from './arrange-orders.ts';

interface OrderWords {
  /** '3 days late · ₹50 more each day', 'by Sat 28 Nov · 5 days left'; undefined without dates (D51). */
  line: string | undefined;
  /** What the state means; undefined where tag, line and amount say it all. */
  sentence: string | undefined;
}

/** What the list says of an order beside its amounts. */
export function useOrderWords(order: ListedOrder): OrderWords {
  const text = useMessages(ordersMessages);
  const line = useDueLine(order);
  const parsed = parseOrderState(order.orderState);
  const isSaid = parsed.isKnown && saysItself(parsed.state, line !== undefined);
  return { line, sentence: isSaid ? undefined : stateSentence(order.orderState, text) };
}

/** Loaned, Denied, Settled and Closed always; Overdued where its line tells how late it is. */
const saysItself = (state: OrderState, hasLine: boolean): boolean =>
  ['3', '6', '7', '9'].includes(state) || (state === '8' && hasLine);

function useDueLine(order: ListedOrder): string | undefined {
  const text = useMessages(dueMessages);
  const { repaymentDate, overdueDays = 0, serverTime } = order;
  if (!canDo('repay', order.orderState)) return undefined;
  if (overdueDays > 0) {
    const { overdueFeePerDayPaise: perDay } = listedStatement(order);
    return lateWords(overdueDays, perDay === null ? null : amountText(perDay), text);
  }
  if (isLate(order) || !repaymentDate) return undefined;
  return dueLine(
    { dueMs: repaymentDate, nowMs: serverTime, overdueDays: 0, morePerDay: null },
    text,
  );
}
