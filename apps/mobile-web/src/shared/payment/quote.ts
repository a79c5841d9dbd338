import { unwrap, type Schema } from '@kosha/api-client';
import { limits, paiseToRupees, rupeesToPaise, type LoanPrice } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** The server's price of a loan (§3 Quote). */
export interface Quote extends LoanPrice {
  /** When it is to be repaid, epoch milliseconds. */
  repaymentDate: number | undefined;
}

/** The price of one amount. Each amount has its own cache entry, so that a late answer overwrites no other. */
export const quoteQuery = (productId: string, amountPaise: number) =>
  queryOptions({
    queryKey: ['quote', productId, amountPaise],
    queryFn: async ({ signal }) => {
      const amount = paiseToRupees(amountPaise);
      const query = { amount, period: limits.quotePeriodDays, productId };
      return toQuote(amountPaise, unwrap(await api.get('/order/v1/calculate', { query, signal })));
    },
  });

/** Without a received amount, fee and GST are taken from what is borrowed (D17). */
function toQuote(principalPaise: number, answer: Schema<'Quote'>): Quote {
  const processingFeePaise = rupeesToPaise(answer.serviceFee);
  const gstPaise = rupeesToPaise(answer.gstFee);
  return {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise: rupeesToPaise(answer.interest),
    receivedPaise:
      answer.arriveAmount === undefined
        ? principalPaise - processingFeePaise - gstPaise
        : rupeesToPaise(answer.arriveAmount),
    repaymentPaise: rupeesToPaise(answer.repaymentAmount),
    repaymentDate: answer.repaymentDate,
  };
}
