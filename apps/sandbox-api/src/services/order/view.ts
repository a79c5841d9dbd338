import type { Schema } from '@kosha/api-client';
import {
  paiseToRupees,
  tiers,
  type LoanStatement,
  tierReachedAt,
  type Tier,
  toFlag,
} from '@kosha/domain';
import { returnTermsOf } from '../ledger/loan.ts';
import { loanStatementOf, type DetailedOrder, type LoadedOrder } from '../ledger/orders.ts';

const extensionStates = { none: 0, asked: 1, extended: 3 } as const;

function extensionState({ state, isExtended }: LoadedOrder['order']): number {
  if (state === '11') return extensionStates.asked;
  return isExtended ? extensionStates.extended : extensionStates.none;
}

interface SeparatelyLoaded {
  isExtension: boolean;
  extensionMsg: string | null;
  keyFacts: Schema<'OrderKeyFacts'> | null;
}

export const extensionsOf = ({ extensions }: LoanStatement): Schema<'PaidExtension'>[] =>
  extensions.map(({ paidAtMs, feePaise, dueBeforeMs, dueAfterMs }) => ({
    paidTime: paidAtMs,
    fee: paiseToRupees(feePaise),
    dueDateBefore: dueBeforeMs,
    dueDateAfter: dueAfterMs,
  }));

export function tierReduction(reached: Tier | null): Schema<'TierReduction'> | null {
  const [orderNum] = Object.entries(tiers).find(([, tier]) => tier === reached) ?? [];
  if (reached === null || orderNum === undefined) return null;
  return { orderNum: Number(orderNum), reductionPercent: reached.maxReductionPercent };
}

function sharedFacts(loaded: LoadedOrder, now: number) {
  const { order, productName } = loaded;
  const statement = loanStatementOf(loaded, now);
  return {
    orderId: order.id,
    orderState: order.state,
    productName,
    orderNo: order.orderNo,
    loanAmount: paiseToRupees(order.principalPaise),
    arriveAmount: paiseToRupees(order.receivedPaise),
    repaymentAmount: paiseToRupees(statement.repaymentPaise),
    extensionState: extensionState(order),
    extensions: extensionsOf(statement),
    applyTime: order.appliedAtMs,
    repaymentDate: order.dueAtMs,
    overdueDays: statement.overdueDays,
    overdueFee: paiseToRupees(statement.overdueFeePaise),
    settledTime: order.settledAtMs,
    serverTime: now,
  };
}

export const orderListItem = (loaded: LoadedOrder, now: number): Schema<'OrderListItem'> => ({
  ...sharedFacts(loaded, now),
  paymentState: loaded.isPaymentChecked ? 'checking' : 'none',
  returnedTime: loaded.order.returnedPaise === null ? null : loaded.order.settledAtMs,
});

export function orderDetail(
  loaded: DetailedOrder,
  { keyFacts, ...extension }: SeparatelyLoaded,
  now: number,
): Schema<'OrderDetail'> {
  const { order, accountMasked } = loaded;
  return {
    ...sharedFacts(loaded, now),
    productId: order.productId,
    period: order.periodDays,
    loanDate: order.loanedAtMs,
    serviceFee: paiseToRupees(order.processingFeePaise),
    gstFee: paiseToRupees(order.gstPaise),
    interest: paiseToRupees(order.interestPaise),
    interestRate: order.interestRatePercentPerDay,
    cardId: order.cardId,
    bankNo: accountMasked,
    usage: order.usage,
    reservation: toFlag(loaded.isReserved),
    canChooseAmount: loaded.canChooseAmount,
    paymentState: loaded.repaymentState ?? 'none',
    keyFacts,
    returnUntil: returnTermsOf(order, now)?.untilMs ?? null,
    isReturned: order.returnedPaise !== null,
    tierReached: tierReduction(order.wasOnTime === true ? tierReachedAt(loaded.onTimeThen) : null),
    ...extension,
  };
}
