import { unwrap, type Schema } from '@kosha/api-client';
import {
  type KnownPaise,
  type KnownPrice,
  less,
  offerStatement,
  type Paise,
  paiseToRupees,
  tierByOrderNum,
} from '@kosha/domain';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../server/api.ts';
import { readPaise } from '../queries/read-paise.ts';
import type { LoanCost } from './cost-words.ts';

/** The server's price of a loan (§3 Quote). */
export interface Quote extends KnownPrice {
  /** For how many days. */
  periodDays: number;
  /** When it is to be repaid, epoch milliseconds. */
  repaymentDate: number | undefined;
  /** The tier whose reduction is in the fee; null without one, undefined where it is not told. */
  tier: { name: string; reductionPercent: number } | null | undefined;
  /**
   * The tier is reached only if the present loan is repaid by this day, epoch milliseconds; null when
   * the day makes no difference, undefined when the quote does not count that repayment.
   */
  repayByMs: number | null | undefined;
}

/** The cost of an offer (D17). */
export const quoteCost = (quote: Quote): LoanCost => offerStatement(quote, quote.periodDays);

/**
 * The price of one amount for so many days, now or after the order `repaidFirst` is repaid (D10, D11). Each
 * has its own cache entry, so that a late answer overwrites no other.
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
      const answer = unwrap(await api.get('/order/v1/calculate', { query, signal }));
      return toQuote({ principalPaise: amountPaise, periodDays: period }, answer);
    },
  });

/** Without a received amount, fee and GST are taken from what is borrowed (D17). */
function toQuote(
  { principalPaise, periodDays }: { principalPaise: Paise; periodDays: number },
  answer: Schema<'Quote'>,
): Quote {
  const processingFeePaise = readPaise(answer.serviceFee, 'Quote.serviceFee');
  const gstPaise = readPaise(answer.gstFee, 'Quote.gstFee');
  return {
    principalPaise,
    periodDays,
    processingFeePaise,
    gstPaise,
    interestPaise: readPaise(answer.interest, 'Quote.interest'),
    receivedPaise:
      answer.arriveAmount === undefined
        ? less<KnownPaise>(less<KnownPaise>(principalPaise, processingFeePaise), gstPaise)
        : readPaise(answer.arriveAmount, 'Quote.arriveAmount'),
    repaymentPaise: readPaise(answer.repaymentAmount, 'Quote.repaymentAmount'),
    repaymentDate: answer.repaymentDate,
    tier: toTier(answer.tier),
    repayByMs: answer.repayBy,
  };
}

function toTier(told: Schema<'Quote'>['tier']): Quote['tier'] {
  if (told === undefined || told === null) return told;
  const name = tierByOrderNum(told.orderNum)?.name;
  return name === undefined ? undefined : { name, reductionPercent: told.reductionPercent };
}
