import { limits } from '../limits.ts';
import { decimalRatio, percentRatio } from '../money/ratio.ts';
import { applyRatePercent, multiplyPaise } from '../money/round.ts';
import { assertPaise } from '../money/paise.ts';
import { FeeError } from './fee-error.ts';
import { waterfall, type LoanPrice, type WaterfallLine } from './waterfall.ts';

export interface QuoteInput {
  readonly principalPaise: number;
  /** The processing fee as a percent of the amount: 12 is 12 %. */
  readonly serviceRate: number;
  /** 0 to 100: how much of the processing fee the tier takes off. */
  readonly tierReductionPercent: number;
  readonly interestRatePercentPerDay: number;
  readonly days: number;
}

export interface Quote extends LoanPrice {
  readonly lines: readonly WaterfallLine[];
}

/**
 * The price of a loan (D17). Each line is exact and rounded half up once; GST is taken on the fee as
 * charged, that is after its rounding. Throws FeeError on impossible input, MoneyError on overflow.
 */
export function quote(input: QuoteInput): Quote {
  assertQuoteInput(input);
  const { principalPaise, days } = input;
  const processingFeePaise = multiplyPaise(
    principalPaise,
    percentRatio(input.serviceRate),
    shareLeft(input.tierReductionPercent),
  );
  const gstPaise = applyRatePercent(processingFeePaise, limits.gstPercent);
  const interestPaise = interestForDays(principalPaise, input.interestRatePercentPerDay, days);
  const receivedPaise = principalPaise - processingFeePaise - gstPaise;
  if (receivedPaise < 0) throw new FeeError('The fees are more than the amount');
  const price: LoanPrice = {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise,
    receivedPaise,
    repaymentPaise: assertPaise(principalPaise + interestPaise),
  };
  return { ...price, lines: waterfall(price) };
}

/**
 * The fee of `days` days past the due date on the unpaid principal, never compounded (D20).
 * Throws FeeError on impossible input, MoneyError on overflow.
 */
export function overdueFee(input: {
  readonly principalPaise: number;
  readonly ratePercentPerDay: number;
  readonly days: number;
}): number {
  assertNonNegative(input);
  assertWholeDays(input.days);
  return interestForDays(input.principalPaise, input.ratePercentPerDay, input.days);
}

function interestForDays(principalPaise: number, ratePercentPerDay: number, days: number): number {
  return multiplyPaise(principalPaise, percentRatio(ratePercentPerDay), decimalRatio(days));
}

function shareLeft(reductionPercent: number) {
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
