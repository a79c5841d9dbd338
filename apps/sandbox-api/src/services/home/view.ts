import type { Schema } from '@kosha/api-client';
import {
  asPaise,
  daysBetween,
  formatInr,
  type LoanStatement,
  type OrderState,
  orderStateRow,
  type PolicyProfile,
  paiseToRupees,
  zeroPaise,
  toFlag,
} from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';
import { responseMessages } from '../../messages/response-messages.ts';
import type { Message } from '../../messages/message.ts';
import { loanStatementOf, type LoadedOrder } from '../ledger/orders.ts';
import { extensionsOf } from '../order/view.ts';
import { offerForLargestAmount } from '../order/offer.ts';
import { termsInResponse } from '../product/terms.ts';
import { closedReason, loansToUnlockValue, type Product } from '../product/find.ts';

const buttons: Partial<Record<OrderState, string>> = {
  '1': responseMessages.viewProgress,
  '2': responseMessages.getMoney,
  '4': responseMessages.viewProgress,
  '6': responseMessages.repayNow,
  '8': responseMessages.repayNow,
};

export function inProgressOrder(
  loaded: LoadedOrder,
  { now, translator }: { now: number; translator: Translator },
): Schema<'InProgressOrder'> {
  const { order, productName, productLogo } = loaded;
  const isPaidOut = orderStateRow(order.state).block === 'paidOut';
  const statement = loanStatementOf(loaded, now);
  const paise = isPaidOut ? statement.repaymentPaise : order.principalPaise;
  const { isPaymentChecked } = loaded;
  const dueText = isPaymentChecked ? responseMessages.paymentChecked : dueMessage(statement, now);
  const button = isPaymentChecked ? undefined : buttons[order.state];
  return {
    orderId: order.id,
    orderState: order.state,
    name: productName,
    logo: productLogo,
    amountMsg: translator.translate(isPaidOut ? dueText : responseMessages.loanAmount),
    amount: paiseToRupees(paise),
    repaymentAmount: paiseToRupees(statement.repaymentPaise),
    interest: paiseToRupees(order.interestPaise),
    fullButtonName: translator.translate(button ?? responseMessages.viewOrder),
    arriveAmount: paiseToRupees(order.receivedPaise),
    loanDate: order.loanedAtMs,
    repaymentDate: order.dueAtMs,
    overdueDays: statement.overdueDays,
    overdueFee: paiseToRupees(statement.overdueFeePaise),
    extensions: extensionsOf(statement),
    paymentState: isPaymentChecked ? 'checking' : 'none',
    serverTime: now,
  };
}

/** States when the loan is due (D51), or how late it is and what each overdue day costs (D47). */
function dueMessage(statement: LoanStatement, now: number): Message {
  const { dueAtMs, overdueDays, overdueFeePerDayPaise } = statement;
  if (dueAtMs === null) return responseMessages.repaymentAmount;
  if (overdueDays === 0) {
    const days = daysBetween(now, dueAtMs);
    const left =
      days === 0
        ? responseMessages.today
        : { words: responseMessages.daysLeft, with: { days: { days } } };
    return {
      words: responseMessages.dueBy,
      with: { date: { weekday: dueAtMs }, left: { text: left } },
    };
  }
  const amount = formatInr(overdueFeePerDayPaise ?? zeroPaise);
  return { words: responseMessages.late, with: { days: { days: overdueDays }, amount } };
}

export function homeProduct(
  product: Product,
  borrower: {
    onTimeRepayments: number;
    rejectedUntilMs: number | undefined;
    policyProfile: PolicyProfile;
  },
  translator: Translator,
): Schema<'HomeProduct'> {
  const { onTimeRepayments, rejectedUntilMs, policyProfile } = borrower;
  const { id, name, logo, externalUrl, isFull, orderNum, amountsPaise } = product;
  const closed = closedReason(product, onTimeRepayments);
  const isLocked = loansToUnlockValue(product, onTimeRepayments) !== null;
  return {
    id,
    name,
    logo,
    maxAmount: paiseToRupees(asPaise(Math.max(...amountsPaise))),
    productType: toFlag(externalUrl === null),
    productStatus: toFlag(!isLocked),
    isFull: toFlag(isFull),
    fullMsg: closed === null ? null : translator.translate(closed),
    orderNum,
    h5Href: externalUrl,
    ...termsInResponse(product, policyProfile),
    ...(rejectedUntilMs === undefined && offerForLargestAmount(product, borrower)),
    reapplyTime: rejectedUntilMs ?? null,
  };
}
