import type { Schema } from '@kosha/api-client';
import {
  AprFlowsError,
  daysBetween,
  isSettled,
  limits,
  rupeesToPaise,
  singleInstalmentAprPercent,
  waterfall,
  WaterfallMismatchError,
  type LoanPrice,
  type WaterfallLine,
} from '@kosha/domain';

/** What a loan costs, from the server's figures; all amounts in paise. */
export interface LoanCost {
  readonly receivedPaise: number;
  /** What is to be paid in all, an overdue fee included. */
  readonly repaymentPaise: number;
  readonly costPaise: number;
  /** A yearly rate in percent; null where the figures have none. */
  readonly aprPercent: number | null;
  /** What the repayment is made of; null when the server's figures do not add up. */
  readonly lines: readonly WaterfallLine[] | null;
  readonly overdueFeePaise: number;
}

/** The cost of an offer (D17): fee and GST are taken from the amount paid out. */
export function quoteCost(amountRupees: number, quote: Schema<'Quote'>): LoanCost {
  const principalPaise = rupeesToPaise(amountRupees);
  const processingFeePaise = rupeesToPaise(quote.serviceFee);
  const gstPaise = rupeesToPaise(quote.gstFee);
  const price: LoanPrice = {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise: rupeesToPaise(quote.interest),
    receivedPaise:
      quote.arriveAmount === undefined
        ? principalPaise - processingFeePaise - gstPaise
        : rupeesToPaise(quote.arriveAmount),
    repaymentPaise: rupeesToPaise(quote.repaymentAmount),
  };
  return toCost(price, { days: limits.quotePeriodDays, overdueFeePaise: 0 });
}

/**
 * The cost of an order as it stands: the days past its due date count, and so does their fee (D20).
 * Once it is settled the days are those that it ran; without its dates there is no yearly rate.
 */
export function orderCost(order: Schema<'OrderDetail'>): LoanCost {
  const overdueFeePaise = rupeesToPaise(order.overdueFee);
  const price: LoanPrice = {
    principalPaise: rupeesToPaise(order.loanAmount),
    processingFeePaise: rupeesToPaise(order.serviceFee),
    gstPaise: rupeesToPaise(order.gstFee),
    interestPaise: rupeesToPaise(order.interest),
    receivedPaise: rupeesToPaise(order.arriveAmount),
    repaymentPaise: rupeesToPaise(order.repaymentAmount) - overdueFeePaise,
  };
  return toCost(price, { days: daysOf(order), overdueFeePaise });
}

/** The days that the money is, or was, borrowed for; null where that is not known. */
function daysOf(order: Schema<'OrderDetail'>): number | null {
  if (!isSettled(order.orderState)) return order.period + order.overdueDays;
  const { loanDate, settledTime } = order;
  return loanDate && settledTime ? daysBetween(loanDate, settledTime) : null;
}

function toCost(
  price: LoanPrice,
  { days, overdueFeePaise }: { days: number | null; overdueFeePaise: number },
): LoanCost {
  const { receivedPaise } = price;
  const repaymentPaise = price.repaymentPaise + overdueFeePaise;
  return {
    receivedPaise,
    repaymentPaise,
    costPaise: repaymentPaise - receivedPaise,
    aprPercent:
      days === null
        ? null
        : orNull(AprFlowsError, () =>
            singleInstalmentAprPercent({ receivedPaise, repaidPaise: repaymentPaise, days }),
          ),
    lines: orNull(WaterfallMismatchError, () => waterfall(price)),
    overdueFeePaise,
  };
}

/** Figures that have no rate, or do not add up, are still the server's figures. */
function orNull<T>(expected: new (...args: never[]) => Error, compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
