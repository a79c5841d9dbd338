import {
  AprFlowsError,
  limits,
  singleInstalmentAprPercent,
  waterfall,
  WaterfallMismatchError,
  type LoanPrice,
  type WaterfallLine,
} from '@kosha/domain';
import type { Quote } from './quote.ts';

/** What a loan costs, from the server's figures; all amounts in paise. */
export interface LoanCost {
  receivedPaise: number;
  /** What is to be paid in all, with the overdue fee. */
  repaymentPaise: number;
  costPaise: number;
  /** A yearly rate in percent; null where the figures have none. */
  aprPercent: number | null;
  /** What the repayment is made of; null when the server's figures do not add up. */
  lines: readonly WaterfallLine[] | null;
  overdueFeePaise: number;
}

/** The cost of an offer (D17). */
export const quoteCost = (quote: Quote): LoanCost =>
  loanCost(quote, { days: limits.quotePeriodDays, overdueFeePaise: 0 });

interface Run {
  /** How long the money is borrowed for; null where that is not known. */
  days: number | null;
  overdueFeePaise: number;
}

/** The cost of a loan from its price; the overdue fee is not in the price. */
export function loanCost(price: LoanPrice, { days, overdueFeePaise }: Run): LoanCost {
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

/** Null when the expected error is thrown: no rate, or a wrong sum. The other figures are still shown. */
function orNull<T>(expected: new (...args: never[]) => Error, compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
