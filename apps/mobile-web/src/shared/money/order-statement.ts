import {
  daysBetween,
  isOrderSettled,
  limits,
  loanStatement,
  type NullablePaise,
  type LoanStatement,
} from '@kosha/domain';
import type { InProgressOrder } from '../queries/home-index.ts';
import type { Order } from '../queries/order-detail.ts';
import type { ListedOrder } from '../queries/order-list.ts';

/** Returns the statement of an order, with all past and future costs (D17, D48, D53). */
export function orderStatement(order: Order): LoanStatement<NullablePaise> {
  const { repaymentPaise, overdueFeePaise, overdueDays, settledTime = null } = order;
  return loanStatement<NullablePaise>(
    {
      principalPaise: order.loanAmountPaise,
      processingFeePaise: order.processingFeePaise,
      gstPaise: order.gstPaise,
      interestPaise: order.interestPaise,
      receivedPaise: order.receivedPaise,
      owed: { repaymentPaise, overdueFeePaise, overdueDays },
      periodDays: order.period,
      paidOutAtMs: order.loanDate,
      dueAtMs: order.repaymentDate,
      extensions: order.extensions ?? (hasMovedDueDate(order) ? null : []),
      isSettled: isOrderSettled(order.orderState),
      settledAtMs: settledTime,
      returnedPaise: order.isReturned ? repaymentPaise : null,
    },
    order.serverTime,
  );
}

/**
 * The `extensionState` of an extended order. The next extension request changes this state, so
 * `hasMovedDueDate` also checks the due date.
 */
const extended = 3;

function hasMovedDueDate({ extensionState, loanDate, repaymentDate, period }: Order): boolean {
  if (extensionState === extended) return true;
  const isKnown = extensionState !== 0 && loanDate !== null && repaymentDate !== null;
  return isKnown && daysBetween(loanDate, repaymentDate) > period;
}

/**
 * Returns the statement of an order on Home; undefined if the response lacks the extensions or the
 * due date (D51).
 */
export function inProgressStatement(
  order: InProgressOrder,
): LoanStatement<NullablePaise> | undefined {
  const { extensions, loanDate, repaymentDate, receivedPaise, overdueFeePaise } = order;
  if (extensions === undefined || repaymentDate === undefined) return undefined;
  return loanStatement<NullablePaise>(
    {
      principalPaise: null,
      processingFeePaise: null,
      gstPaise: null,
      interestPaise: order.interestPaise,
      receivedPaise: receivedPaise ?? null,
      owed: {
        repaymentPaise: order.amountPaise,
        overdueFeePaise: overdueFeePaise ?? null,
        overdueDays: order.overdueDays ?? 0,
      },
      periodDays: limits.quotePeriodDays,
      paidOutAtMs: loanDate ?? null,
      dueAtMs: repaymentDate,
      extensions,
      isSettled: false,
      settledAtMs: null,
    },
    order.nowMs,
  );
}

/**
 * Returns the statement of an order in the order list, whose response lacks the processing fee, GST
 * and interest (D51).
 */
export function listedStatement(order: ListedOrder): LoanStatement<NullablePaise> {
  const { extensions, extensionState, repaymentPaise, overdueFeePaise, overdueDays = 0 } = order;
  return loanStatement<NullablePaise>(
    {
      principalPaise: order.loanAmountPaise,
      processingFeePaise: null,
      gstPaise: null,
      interestPaise: null,
      receivedPaise: order.receivedPaise,
      owed: { repaymentPaise, overdueFeePaise, overdueDays },
      periodDays: limits.quotePeriodDays,
      paidOutAtMs: null,
      dueAtMs: order.repaymentDate ?? null,
      extensions: extensions ?? (extensionState === 0 ? [] : null),
      isSettled: isOrderSettled(order.orderState),
      settledAtMs: order.settledTime ?? null,
    },
    order.serverTime,
  );
}
