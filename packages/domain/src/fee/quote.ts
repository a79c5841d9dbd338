import { limits } from '../limits.ts';
import { decimalRatio, percentRatio } from '../money/ratio.ts';
import { applyRatePercent, multiplyPaise } from '../money/round.ts';
import type { Paise } from '../money/paise.ts';
import { priceOf, type LoanPrice } from './waterfall.ts';

/**
 * Thrown for negative numbers, a fraction of a day, a fee reduction above 100 %, or fees that are
 * higher than the principal.
 */
export class FeeError extends RangeError {
  override readonly name = 'FeeError';
}

export interface QuoteInput {
  principalPaise: Paise;
  /** The processing fee in percent of the amount: 12 is 12 %. */
  serviceRate: number;
  /** The tier's reduction in percent of the processing fee: 0 to 100. */
  tierReductionPercent: number;
  interestRatePercentPerDay: number;
  days: number;
}

/**
 * Calculates the fees, the interest, the payout and the repayment of a loan (D17). Rounds each
 * amount once, half up; the GST is a percentage of the rounded processing fee. Throws FeeError or
 * MoneyError.
 */
export function quote(input: QuoteInput): LoanPrice {
  assertQuoteInput(input);
  const { principalPaise, days } = input;
  const processingFeePaise = multiplyPaise(
    principalPaise,
    percentRatio(input.serviceRate),
    remainingShare(input.tierReductionPercent),
  );
  const gstPaise = applyRatePercent(processingFeePaise, limits.gstPercent);
  const interestPaise = interestForDays(principalPaise, input.interestRatePercentPerDay, days);
  const price = priceOf({ principalPaise, processingFeePaise, gstPaise, interestPaise });
  if (price.receivedPaise < 0) throw new FeeError('The fees are more than the amount');
  return price;
}

/**
 * The fee in paise for `days` overdue days, without compounding (D20). Throws FeeError or
 * MoneyError.
 */
export function overdueFee(input: {
  principalPaise: Paise;
  ratePercentPerDay: number;
  days: number;
}): Paise {
  assertNonNegative(input);
  assertWholeDays(input.days);
  return interestForDays(input.principalPaise, input.ratePercentPerDay, input.days);
}

/** Simple interest, rounded half up once (D17). */
export function interestForDays(
  principalPaise: Paise,
  ratePercentPerDay: number,
  days: number,
): Paise {
  return multiplyPaise(principalPaise, percentRatio(ratePercentPerDay), decimalRatio(days));
}

function remainingShare(reductionPercent: number) {
  const { numerator, denominator } = percentRatio(reductionPercent);
  return { numerator: denominator - numerator, denominator };
}

function assertQuoteInput(input: QuoteInput): void {
  assertNonNegative({ ...input });
  assertWholeDays(input.days);
  if (input.tierReductionPercent > 100) {
    throw new FeeError(`A tier cannot take off ${input.tierReductionPercent} %`);
  }
}

function assertNonNegative(figures: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(figures)) {
    if (!(value >= 0)) throw new FeeError(`${name} must not be negative: ${value}`);
  }
}

function assertWholeDays(days: number): void {
  if (!Number.isSafeInteger(days)) throw new FeeError(`Days must be whole: ${days}`);
}
