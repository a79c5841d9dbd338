import { daysBetween } from '../dates/india-calendar.ts';
import { limits } from '../limits.ts';
import type { Paise } from '../money/paise.ts';

/** The input has no APR: an amount, a number of days or a due date is not positive. */
export class AprFlowsError extends Error {
  override readonly name = 'AprFlowsError';
}

/**
 * The nominal yearly rate in percent on the net amount received, as in a Key Facts Statement. For
 * one payout and one repayment it is (repaid ÷ received − 1) × 365 ÷ days. Throws AprFlowsError.
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

/** Number of instalment periods per year. */
export const periodsPerYear = {
  day: limits.daysInYear,
  week: limits.daysInYear / 7,
  month: 12,
} as const;

export type AprPeriod = keyof typeof periodsPerYear;

export interface Instalment {
  paise: Paise;
  /** Due date, as the number of periods after the payout. */
  afterPeriods: number;
}

/**
 * The nominal yearly rate in percent on the net amount received, as RBI's Key Facts Statement
 * defines it for instalments: internal rate per period × periods per year. Throws AprFlowsError.
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

/**
 * `count` equal instalments, one per period; the first period may be longer or shorter than the
 * others.
 */
export function equalInstalments(input: {
  paise: Paise;
  count: number;
  firstPeriod?: number;
}): readonly Instalment[] {
  const { paise, count, firstPeriod = 1 } = input;
  return Array.from({ length: count }, (_, at) => ({ paise, afterPeriods: firstPeriod + at }));
}

/** Instalments that are due on calendar days in India; `dueAtMs` is any time on the due day. */
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

/** The rate per period at which the instalments' present value equals the amount received. */
function internalRate(receivedPaise: Paise, instalments: readonly Instalment[]): number {
  const isWorthMoreAt = (rate: number) =>
    instalments.reduce((sum, due) => sum + due.paise / (1 + rate) ** due.afterPeriods, 0) >
    receivedPaise;
  // The present value falls with the rate: from infinity at −1 towards zero.
  let [low, high] = [-1, 1];
  while (isWorthMoreAt(high)) [low, high] = [high, high * 2];
  if (!Number.isFinite(high)) throw new AprFlowsError('The yearly rate is too large');
  while (high - low > precision * (1 + high)) {
    const middle = (low + high) / 2;
    // Close to −1 there may be no double between the bounds.
    if (middle === low || middle === high) break;
    if (isWorthMoreAt(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
