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
  principalPaise: number | null;
  receivedPaise: number | null;
  /** What is to be paid in all, with the overdue fee. */
  repaymentPaise: number | null;
  costPaise: number | null;
  overdueFeePaise: number | null;
  /** A yearly rate in percent, as it was agreed (D48); null where the figures have none. */
  aprPercent: number | null;
  /** From the loan amount to what was agreed; null when the figures are not all known, or do not add up. */
  lines: readonly WaterfallLine[] | null;
}

/** The cost of an offer (D17). */
export const quoteCost = (quote: Quote): LoanCost =>
  loanCost(quote, { days: limits.quotePeriodDays, overdueFeePaise: 0 });

interface Run {
  /** For how long the money was agreed to be borrowed; null for a loan whose rate is no longer told. */
  days: number | null;
  overdueFeePaise: number | null;
}

/** The cost of a loan from its price, whose repayment has the overdue fee in it. */
export function loanCost(price: KnownPrice, { days, overdueFeePaise }: Run): LoanCost {
  const { principalPaise, receivedPaise, repaymentPaise } = price;
  const agreed = { ...price, repaymentPaise: minus(repaymentPaise, overdueFeePaise) };
  return {
    principalPaise,
    receivedPaise,
    repaymentPaise,
    costPaise: minus(repaymentPaise, receivedPaise),
    overdueFeePaise,
    aprPercent: aprOf(agreed, days),
    lines: linesOf(agreed),
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
