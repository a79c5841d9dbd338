import type { Schema } from '@kosha/api-client';
import {
  asPaise,
  daysBetween,
  formatDayCount,
  formatInr,
  formatWeekday,
  type LoanStatement,
  type OrderState,
  orderStateRow,
  paiseToRupees,
  zeroPaise,
  toFlag,
} from '@kosha/domain';
import { statementOf, type LoadedOrder } from '../ledger/orders.ts';
import { extensionsOf } from '../order/view.ts';
import { closedReason, loansToUnlock, type Product } from '../product/find.ts';

/** The words of a running order's button, by state. */
const buttons: Partial<Record<OrderState, string>> = {
  '1': 'View Progress',
  '2': 'Get Money',
  '4': 'View Progress',
  '6': 'Repay Now',
  '8': 'Repay Now',
};

export function inProgressOrder(loaded: LoadedOrder, now: number): Schema<'InProgressOrder'> {
  const { order, productName, productLogo } = loaded;
  const isPaidOut = orderStateRow(order.state).block === 'paidOut';
  const statement = statementOf(loaded, now);
  const paise = isPaidOut ? statement.repaymentPaise : order.principalPaise;
  return {
    orderId: order.id,
    orderState: order.state,
    name: productName,
    logo: productLogo,
    amountMsg: isPaidOut ? dueMessage(statement, now) : 'Loan amount',
    amount: paiseToRupees(paise),
    repaymentAmount: paiseToRupees(statement.repaymentPaise),
    interest: paiseToRupees(order.interestPaise),
    fullButtonName: buttons[order.state] ?? 'View Order',
    arriveAmount: paiseToRupees(order.receivedPaise),
    loanDate: order.loanedAtMs,
    repaymentDate: order.dueAtMs,
    overdueDays: statement.overdueDays,
    overdueFee: paiseToRupees(statement.overdueFeePaise),
    extensions: extensionsOf(statement),
    serverTime: now,
  };
}

/** A sentence: by when the amount must be paid (D51), or after that, what waiting costs (D47). */
function dueMessage(statement: LoanStatement, now: number): string {
  const { dueAtMs, overdueDays, overdueFeePerDayPaise } = statement;
  if (dueAtMs === null) return 'Repayment amount';
  if (overdueDays === 0) {
    const days = daysBetween(now, dueAtMs);
    const left = days === 0 ? 'today' : `${formatDayCount(days)} left`;
    return `by ${formatWeekday(dueAtMs)} · ${left}`;
  }
  return `${formatDayCount(overdueDays)} late · ${formatInr(overdueFeePerDayPaise ?? zeroPaise)} more each day`;
}

export function homeProduct(
  product: Product,
  borrower: {
    onTimeRepayments: number;
    /** Epoch ms; undefined unless a denial holds. */
    rejectedUntilMs: number | undefined;
  },
): Schema<'HomeProduct'> {
  const { onTimeRepayments, rejectedUntilMs } = borrower;
  const { id, name, logo, externalUrl, isFull, orderNum, amountsPaise } = product;
  const isLocked = loansToUnlock(product, onTimeRepayments) !== null;
  return {
    id,
    name,
    logo,
    maxAmount: paiseToRupees(asPaise(Math.max(...amountsPaise))),
    productType: toFlag(externalUrl === null),
    productStatus: toFlag(!isLocked),
    isFull: toFlag(isFull),
    fullMsg: closedReason(product, onTimeRepayments),
    orderNum,
    h5Href: externalUrl,
    reapplyTime: rejectedUntilMs ?? null,
  };
}
