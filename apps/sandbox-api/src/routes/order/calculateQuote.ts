import { addDays, paiseToRupees } from '@kosha/domain';
import { toPaise } from '../../http/amount.ts';
import { operation } from '../../http/operation.ts';
import { countOnTime, quoteFor } from '../../services/order/quote.ts';
import { findProduct } from '../../services/product/find.ts';

export const calculateQuote = operation('calculateQuote', async ({ query, user, now, db }) => {
  const [product, onTimeRepayments] = await Promise.all([
    findProduct(db, query.productId),
    countOnTime(db, user.id),
  ]);
  const price = quoteFor(product, toPaise('amount', query.amount), onTimeRepayments);
  return {
    repaymentAmount: paiseToRupees(price.repaymentPaise),
    serviceFee: paiseToRupees(price.processingFeePaise),
    gstFee: paiseToRupees(price.gstPaise),
    interest: paiseToRupees(price.interestPaise),
    arriveAmount: paiseToRupees(price.receivedPaise),
    repaymentDate: addDays(now, product.periodDays),
  };
});
