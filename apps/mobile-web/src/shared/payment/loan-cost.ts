import {
  AprFlowsError,
  limits,
  singleInstalmentAprPercent,
  waterfall,
  WaterfallMismatchError,
  type WaterfallLine,
} from '@kosha/domain';
import { isWhole, minus, type KnownPrice } from './known-price.ts';
import type { Quote } from './quote.ts';

/** What a loan costs, from the server's figures; all amounts in paise, null where not known. */
export interface LoanCost {
  receivedPaise: number | null;
  /** What is to be paid in all, with the overdue fee. */
  repaymentPaise: number | null;
  costPaise: number | null;
  /** A yearly rate in percent; null where the figures have none. */
  aprPercent: number | null;
  /** What the repayment is made of; null when the server's figures are not all known, or do not add up. */
  lines: readonly WaterfallLine[] | null;
  overdueFeePaise: number | null;
}

/** The cost of an offer (D17). */
export const quoteCost = (quote: Quote): LoanCost =>
  loanCost(quote, { days: limits.quotePeriodDays, overdueFeePaise: 0 });

interface Run {
  /** How long the money is borrowed for; null where that is not known. */
  days: number | null;
  overdueFeePaise: number | null;
}

/** The cost of a loan from its price, whose repayment has the overdue fee in it. */
export function loanCost(price: KnownPrice, { days, overdueFeePaise }: Run): LoanCost {
  const { receivedPaise, repaymentPaise } = price;
  return {
    receivedPaise,
    repaymentPaise,
    costPaise: minus(repaymentPaise, receivedPaise),
    aprPercent: aprOf(price, days),
    lines: linesOf({ ...price, repaymentPaise: minus(repaymentPaise, overdueFeePaise) }),
    overdueFeePaise,
  };
}

function aprOf({ receivedPaise, repaymentPaise }: KnownPrice, days: number | null): number | null {
  if (receivedPaise === null || repaymentPaise === null || days === null) return null;
  const flows = { receivedPaise, repaidPaise: repaymentPaise, days };
  return orNull(AprFlowsError, () => singleInstalmentAprPercent(flows));
}

const linesOf = (price: KnownPrice) =>
  isWhole(price) ? orNull(WaterfallMismatchError, () => waterfall(price)) : null;

/** Null when the expected error is thrown: no rate, or a wrong sum. The other figures are still shown. */
function orNull<T>(expected: new (...args: never[]) => Error, compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
