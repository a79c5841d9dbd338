import type { Schema } from '@kosha/api-client';
import { nextLoanTerm, paiseToRupees, policyOf, selectableTermsOf } from '@kosha/domain';
import type { Translator } from '../../messages/translator.ts';
import type { LoadedNextLoan } from './find.ts';

export function scheduledOrder(
  loaded: LoadedNextLoan,
  translator: Translator,
): Schema<'ScheduledOrder'> {
  const { nextLoan, productId, productName, presentDays, policyProfile } = loaded;
  const reason = nextLoan.refusalText ?? nextLoan.refusal;
  return {
    id: nextLoan.id,
    orderNo: nextLoan.orderNo,
    productId,
    productName,
    expectBorrowAmount: paiseToRupees(nextLoan.amountPaise),
    period: nextLoanTerm(selectableTermsOf(loaded, policyOf(policyProfile)), presentDays),
    createTime: nextLoan.createdAtMs,
    cardId: nextLoan.cardId,
    usage: nextLoan.usage,
    state: nextLoan.state,
    refusal: reason === null ? null : translator.translate(reason),
    currentOrderId: nextLoan.orderId,
    startedOrderId: nextLoan.startedOrderId,
  };
}
