import { daysBetween } from '../dates/india-calendar.ts';
import { limits } from '../limits.ts';
import type { Paise } from '../money/paise.ts';

/** Figures that have no rate: an amount, a number of days or a time that is not above zero. */
export class AprFlowsError extends Error {
  override readonly name = 'AprFlowsError';
}

/**
 * The nominal yearly rate on the net amount received, in percent, as a Key Facts Statement gives it
 * for one payout and one repayment: (repaid ÷ received − 1) × 365 ÷ days. Throws AprFlowsError.
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

/** How many periods between instalments a year has. */
export const periodsPerYear = {
  day: limits.daysInYear,
  week: limits.daysInYear / 7,
  month: 12,
} as const;

export type AprPeriod = keyof typeof periodsPerYear;

export interface Instalment {
  paise: Paise;
  /** When it is due, in periods after the payout. */
  afterPeriods: number;
}

/**
 * The nominal yearly rate on the net amount received, in percent, as RBI's Key Facts Statement has it
 * for instalments: the internal rate of one period × the periods of a year. Throws AprFlowsError.
 */
export function instalmentsAprPercent(input: {
  receivedPaise: Paise;
  instalments: readonly Instalment[];
  period: AprPeriod;
}): number {
  const { receivedPaise, instalments, period } = input;
  const arePaid = instalments.every(({ paise, afterPeriods }) => paise > 0 && afterPeriods > 0);
  if (!(receivedPaise > 0) || instalments.length === 0 || !arePaid) {
    throw new AprFlowsError(`No yearly rate for ${instalments.length} instalments`);
  }
  return internalRate(receivedPaise, instalments) * periodsPerYear[period] * 100;
}

/** `count` equal instalments, one each period; the first period may be longer or shorter than one. */
export function equalInstalments(input: {
  paise: Paise;
  count: number;
  firstPeriod?: number;
}): readonly Instalment[] {
  const { paise, count, firstPeriod = 1 } = input;
  return Array.from({ length: count }, (_, at) => ({ paise, afterPeriods: firstPeriod + at }));
}

/** Instalments that are due on days of the calendar in India; `dueAtMs` is any moment of the day. */
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

/** The rate of one period at which the instalments are worth today what was received. */
function internalRate(receivedPaise: Paise, instalments: readonly Instalment[]): number {
  const isWorthMoreAt = (rate: number) =>
    instalments.reduce((sum, due) => sum + due.paise / (1 + rate) ** due.afterPeriods, 0) >
    receivedPaise;
  // What they are worth falls from infinity, at a rate of −1, towards zero.
  let [low, high] = [-1, 1];
  while (isWorthMoreAt(high)) [low, high] = [high, high * 2];
  if (!Number.isFinite(high)) throw new AprFlowsError('The yearly rate is too large');
  while (high - low > precision * (1 + high)) {
    const middle = (low + high) / 2;
    // Close to a rate of −1 no number is left between the two.
    if (middle === low || middle === high) break;
    if (isWorthMoreAt(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
