import {
  isOrderActionAllowed,
  isRepaymentOverdue,
  isPaymentBeingChecked,
  parseOrderState,
  type OrderState,
} from '@kosha/domain';
import { formatDate } from '../../../shared/i18n/dates.ts';
import { dueStatusText, lateText } from '../../../shared/money/due-status-text.ts';
import { dueMessages } from '../../../shared/money/due.messages.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { amountText } from '../../../shared/money/money.tsx';
import { listedStatement } from '../../../shared/money/order-statement.ts';
import type { ListedOrder } from '../../../shared/queries/order-list.ts';
import { ordersMessages } from '../orders.messages.ts';
import { orderStateText } from '../state-messages.ts';

interface OrderMessages {
  /**
   * A short line about the due date or the payment, for example '3 days late · ₹50 more each day'.
   * Undefined, for example, if the server sends no due date (D51).
   */
  line: string | undefined;
  /** Explains the order's state. Undefined if the state needs no explanation. */
  sentence: string | undefined;
}

export function useOrderStatusTexts(order: ListedOrder): OrderMessages {
  const text = useMessages(ordersMessages);
  const dueText = useMessages(dueMessages);
  const line = useDueLine(order);
  if (isPaymentBeingChecked(order))
    return { line: dueText('paymentChecked'), sentence: dueText('doNotPay') };
  if (order.returnedTime) {
    const date = formatDate(order.returnedTime);
    return { line: dueText('returnedOn', { date }), sentence: undefined };
  }
  const parsed = parseOrderState(order.orderState);
  const needsNoSentence = parsed.isKnown && isSelfExplanatory(parsed.state, line !== undefined);
  return { line, sentence: needsNoSentence ? undefined : orderStateText(order.orderState, text) };
}

/**
 * The states Denied, Loaned, Settled and Closed need no explanation. Overdued needs none if
 * `hasLine` is true, because that line already says that the order is late.
 */
const isSelfExplanatory = (state: OrderState, hasLine: boolean): boolean =>
  ['3', '6', '7', '9'].includes(state) || (state === '8' && hasLine);

function useDueLine(order: ListedOrder): string | undefined {
  const text = useMessages(dueMessages);
  const { repaymentDate, overdueDays = 0, serverTime } = order;
  if (!isOrderActionAllowed('repay', order.orderState)) return undefined;
  if (overdueDays > 0) {
    const { overdueFeePerDayPaise: perDay } = listedStatement(order);
    return lateText(overdueDays, perDay === null ? null : amountText(perDay), text);
  }
  if (isRepaymentOverdue(order) || !repaymentDate) return undefined;
  return dueStatusText(
    { dueMs: repaymentDate, nowMs: serverTime, overdueDays: 0, morePerDay: null },
    text,
  );
}
