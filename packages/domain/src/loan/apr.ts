import { daysBetween } from '../dates/india-calendar.ts';
import { limits } from '../limits.ts';
import type { Paise } from '../money/paise.ts';

/** Thrown if no APR exists, for example if an amount or a number of days is not positive. */
export class AprFlowsError extends Error {
  override readonly name = 'AprFlowsError';
}

/**
 * The nominal yearly rate in percent: (repaid ÷ received − 1) × 365 ÷ days. Throws AprFlowsError.
 */
export function singleInstalmentAprPercent(input: {
  receivedPaise: Paise;
  repaidPaise: Paise;
  days: number;
}): number {
  const { receivedPaise, repaidPaise, days } = input;
  if (!(receivedPaise > 0 && repaidPaise > 0 && days > 0)) {
    throw new AprFlowsError(`No yearly rate for ${repaidPaise} paise repaid after ${days} days`);
  }
  return ((repaidPaise / receivedPaise - 1) * 100 * limits.daysInYear) / days;
}

export const periodsPerYear = {
  day: limits.daysInYear,
  week: limits.daysInYear / 7,
  month: 12,
} as const;

export type AprPeriod = keyof typeof periodsPerYear;

export interface Instalment {
  paise: Paise;
  /** Due date, in periods after the payout. */
  afterPeriods: number;
}

/**
 * The nominal yearly rate in percent: internal rate of return per period × periods per year, as RBI
 * defines the APR. Throws AprFlowsError.
 */
export function instalmentsAprPercent(input: {
  receivedPaise: Paise;
  instalments: readonly Instalment[];
  period: AprPeriod;
}): number {
  const { receivedPaise, instalments, period } = input;
  const areValid = instalments.every(({ paise, afterPeriods }) => paise > 0 && afterPeriods > 0);
  if (!(receivedPaise > 0) || instalments.length === 0 || !areValid) {
    throw new AprFlowsError(`No yearly rate for ${instalments.length} instalments`);
  }
  return internalRate(receivedPaise, instalments) * periodsPerYear[period] * 100;
}

/** One instalment per period. The first period may be longer or shorter. */
export function equalInstalments(input: {
  paise: Paise;
  count: number;
  firstPeriod?: number;
}): readonly Instalment[] {
  const { paise, count, firstPeriod = 1 } = input;
  return Array.from({ length: count }, (_, at) => ({ paise, afterPeriods: firstPeriod + at }));
}

/**
 * Counts calendar days in India from the payout to each due date, and converts the days to periods.
 */
export function datedInstalments(
  payoutAtMs: number,
  dues: readonly { paise: Paise; dueAtMs: number }[],
  period: AprPeriod,
): readonly Instalment[] {
  const perDay = periodsPerYear[period] / limits.daysInYear;
  return dues.map(({ paise, dueAtMs }) => ({
    paise,
    afterPeriods: daysBetween(payoutAtMs, dueAtMs) * perDay,
  }));
}

const precision = 1e-14;

function internalRate(receivedPaise: Paise, instalments: readonly Instalment[]): number {
  const isWorthMoreAt = (rate: number) =>
    instalments.reduce((sum, due) => sum + due.paise / (1 + rate) ** due.afterPeriods, 0) >
    receivedPaise;
  // As the rate grows from −1, the present value of the instalments falls from infinity towards
  // zero. Bisection therefore finds the rate at which this value equals the received amount.
  let [low, high] = [-1, 1];
  while (isWorthMoreAt(high)) [low, high] = [high, high * 2];
  if (!Number.isFinite(high)) throw new AprFlowsError('The yearly rate is too large');
  while (high - low > precision * (1 + high)) {
    const middle = (low + high) / 2;
    // If the rate is close to −1, rounding can make `middle` equal to `low` or `high`. Without this
    // `break`, the loop would then never end.
    if (middle === low || middle === high) break;
    if (isWorthMoreAt(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
