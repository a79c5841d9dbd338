import { unwrap, type Schema } from '@kosha/api-client';
import { limits, paiseToRupees } from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { readPaise } from '../api/read-paise.ts';
import { minus, type KnownPrice } from './known-price.ts';

/** The server's price of a loan (§3 Quote). */
export interface Quote extends KnownPrice {
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
  const processingFeePaise = readPaise(answer.serviceFee, 'Quote.serviceFee');
  const gstPaise = readPaise(answer.gstFee, 'Quote.gstFee');
  return {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise: readPaise(answer.interest, 'Quote.interest'),
    receivedPaise:
      answer.arriveAmount === undefined
        ? minus(minus(principalPaise, processingFeePaise), gstPaise)
        : readPaise(answer.arriveAmount, 'Quote.arriveAmount'),
    repaymentPaise: readPaise(answer.repaymentAmount, 'Quote.repaymentAmount'),
    repaymentDate: answer.repaymentDate,
  };
}
