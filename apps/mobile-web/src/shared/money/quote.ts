import { unwrap, type Schema } from '@kosha/api-client';
import {
  type NullablePaise,
  type NullableLoanPrice,
  subtractPaise,
  offerStatement,
  type Paise,
  paiseToRupees,
  tierByOrderNum,
} from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from '../queries/read-paise.ts';
import type { ParsedOffer } from '../queries/parse-offer.ts';
import type { LoanCost } from './cost-messages.ts';

/** The server's price of a loan (§3 Quote). */
export interface Quote extends NullableLoanPrice {
  periodDays: number;
  /** In epoch milliseconds; undefined if the server sends no date. */
  repaymentDate: number | undefined;
  /** The tier that reduces the fee, if any; undefined if the response lacks the field. */
  tier: { name: string; reductionPercent: number } | null | undefined;
  /**
   * Time until which a repayment of the current loan reaches the tier. Null: the time does not
   * matter. Undefined: the price does not depend on a repayment.
   */
  repayByMs: number | null | undefined;
  /** The annual rate (D48); undefined if the app calculates the rate. */
  aprPercent?: number | null | undefined;
  /** False for a price from the product's offer, which lacks the separate fees (D66). */
  isWhole: boolean;
}

/** Returns the cost of the quoted loan, with the server's APR if the quote contains it (D17). */
export function quoteCost(quote: Quote): LoanCost {
  const statement = offerStatement(quote, quote.periodDays);
  const { aprPercent = statement.offeredAprPercent } = quote;
  return { ...statement, offeredAprPercent: aprPercent };
}

export function quoteFromOffer(
  offer: ParsedOffer | undefined,
  asked: { amountPaise: Paise; period: number },
): Quote | undefined {
  if (offer?.amountPaise !== asked.amountPaise || offer.period !== asked.period) return undefined;
  const { amountPaise: principalPaise, period: periodDays, ...costs } = offer;
  return {
    ...costs,
    principalPaise,
    periodDays,
    processingFeePaise: null,
    gstPaise: null,
    interestPaise: null,
    repaymentDate: undefined,
    tier: undefined,
    repayByMs: undefined,
    isWhole: false,
  };
}

/**
 * Requests the current quote or, if `repaidFirst` is an order id, the quote after this order's
 * repayment (D10, D11).
 */
export const quoteQuery = (
  productId: string,
  amountPaise: Paise,
  { period, repaidFirst }: { period: number; repaidFirst?: string | undefined },
) =>
  queryOptions({
    queryKey: ['quote', productId, amountPaise, period, repaidFirst ?? null],
    queryFn: async ({ signal }) => {
      const amount = paiseToRupees(amountPaise);
      const query = {
        amount,
        period,
        productId,
        ...(repaidFirst !== undefined && { repaidFirst }),
      };
      const response = unwrap(await api.get('/order/v1/calculate', { query, signal }));
      return toQuote({ principalPaise: amountPaise, periodDays: period }, response);
    },
  });

/** If the response lacks the received amount, calculates it: principal − fee − GST (D17). */
function toQuote(
  { principalPaise, periodDays }: { principalPaise: Paise; periodDays: number },
  response: Schema<'Quote'>,
): Quote {
  const processingFeePaise = readPaise(response.serviceFee, 'Quote.serviceFee');
  const gstPaise = readPaise(response.gstFee, 'Quote.gstFee');
  return {
    principalPaise,
    periodDays,
    processingFeePaise,
    gstPaise,
    interestPaise: readPaise(response.interest, 'Quote.interest'),
    receivedPaise:
      response.arriveAmount === undefined
        ? subtractPaise<NullablePaise>(
            subtractPaise<NullablePaise>(principalPaise, processingFeePaise),
            gstPaise,
          )
        : readPaise(response.arriveAmount, 'Quote.arriveAmount'),
    repaymentPaise: readPaise(response.repaymentAmount, 'Quote.repaymentAmount'),
    repaymentDate: response.repaymentDate,
    tier: toTier(response.tier),
    repayByMs: response.repayBy,
    isWhole: true,
  };
}

function toTier(received: Schema<'Quote'>['tier']): Quote['tier'] {
  if (received === undefined || received === null) return received;
  const name = tierByOrderNum(received.orderNum)?.name;
  return name === undefined ? undefined : { name, reductionPercent: received.reductionPercent };
}
