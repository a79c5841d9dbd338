import type { Schema } from '@kosha/api-client';
import { maskAccount, paiseToRupees } from '@kosha/domain';
import { amountDue } from './amount-due.ts';
import type { LoadedOrder } from './load.ts';

/** No extension was asked for. */
const NO_EXTENSION = 0;

export function orderListItem(loaded: LoadedOrder, now: number): Schema<'OrderListItem'> {
  const { order, productName } = loaded;
  return {
    orderId: order.id,
    orderState: order.state,
    productName,
    orderNo: order.orderNo,
    loanAmount: paiseToRupees(order.principalPaise),
    arriveAmount: paiseToRupees(order.receivedPaise),
    repaymentAmount: paiseToRupees(amountDue(order, now).totalPaise),
    extensionState: NO_EXTENSION,
  };
}

export function orderDetail(
  loaded: LoadedOrder,
  paymentState: NonNullable<Schema<'OrderDetail'>['paymentState']>,
  now: number,
): Schema<'OrderDetail'> {
  const { order, accountNo } = loaded;
  const due = amountDue(order, now);
  return {
    ...orderListItem(loaded, now),
    productId: order.productId,
    period: order.periodDays,
    loanDate: order.loanedAtMs,
    repaymentDate: order.dueAtMs,
    overdueDays: due.overdueDays,
    overdueFee: paiseToRupees(due.overdueFeePaise),
    serviceFee: paiseToRupees(order.processingFeePaise),
    gstFee: paiseToRupees(order.gstPaise),
    interest: paiseToRupees(order.interestPaise),
    interestRate: order.interestRatePercentPerDay,
    applyTime: order.appliedAtMs,
    settledTime: order.settledAtMs,
    serverTime: now,
    cardId: order.cardId,
    bankNo: maskAccount(accountNo),
    usage: null,
    reservation: 0,
    canChooseAmount: false,
    isExtension: false,
    extensionMsg: null,
    paymentState,
  };
}
