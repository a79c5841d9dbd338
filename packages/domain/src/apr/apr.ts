import { limits } from '../limits.ts';

/** Money at a day: positive is received by the borrower, negative is repaid, in paise. */
export interface CashFlow {
  readonly day: number;
  readonly paise: number;
}

export type AprFlowsProblem = 'invalidNumber' | 'noSignChange' | 'severalSignChanges';

/** Flows without one rate: see `problem`. */
export class AprFlowsError extends Error {
  override readonly name = 'AprFlowsError';
  readonly problem: AprFlowsProblem;

  constructor(problem: AprFlowsProblem) {
    super(`These cash flows have no single rate: ${problem}`);
    this.problem = problem;
  }
}

/**
 * The nominal yearly rate in percent on the net amount received, as a Key Facts Statement gives it:
 * the internal rate of return per period × periods in a year of 365 days. The period is the greatest
 * whole number of days that divides every gap, so one instalment gives exactly the closed form and
 * equal instalments their own period; dates without a common rhythm compound daily.
 * Throws AprFlowsError.
 */
export function aprPercent(flows: readonly CashFlow[]): number {
  const netted = netByDay(flows);
  const signAt = signChange(netted);
  const firstDay = netted[0]?.day ?? 0;
  const periodDays = netted.map(({ day }) => day - firstDay).reduce(greatestCommonDivisor);
  const scaled = netted.map(({ day, paise }) => ({
    period: (day - firstDay) / periodDays,
    paise,
  }));
  const pivot = scaled[signAt]?.period ?? 0;
  return (periodicRate(scaled, pivot) * 100 * limits.daysInYear) / periodDays;
}

/**
 * The same for one payout and one repayment: (repaid ÷ received − 1) × 365 ÷ days, in percent.
 * Throws AprFlowsError.
 */
export function singleInstalmentAprPercent(input: {
  readonly receivedPaise: number;
  readonly repaidPaise: number;
  readonly days: number;
}): number {
  const { receivedPaise, repaidPaise, days } = input;
  if (!(receivedPaise > 0 && repaidPaise > 0 && days > 0)) throw new AprFlowsError('invalidNumber');
  return ((repaidPaise / receivedPaise - 1) * 100 * limits.daysInYear) / days;
}

interface PeriodFlow {
  readonly period: number;
  readonly paise: number;
}

function netByDay(flows: readonly CashFlow[]): readonly CashFlow[] {
  const byDay = new Map<number, number>();
  for (const { day, paise } of flows) {
    if (!Number.isSafeInteger(day) || !Number.isSafeInteger(paise)) {
      throw new AprFlowsError('invalidNumber');
    }
    byDay.set(day, (byDay.get(day) ?? 0) + paise);
  }
  return [...byDay]
    .map(([day, paise]) => ({ day, paise }))
    .filter(({ paise }) => paise !== 0)
    .sort((a, b) => a.day - b.day);
}

/** The index of the first flow after the one change of sign; exactly one makes the rate unique. */
function signChange(flows: readonly CashFlow[]): number {
  const changes = flows.flatMap(({ paise }, index) =>
    index > 0 && Math.sign(paise) !== Math.sign(flows[index - 1]?.paise ?? 0) ? [index] : [],
  );
  const [at, second] = changes;
  if (at === undefined) throw new AprFlowsError('noSignChange');
  if (second !== undefined) throw new AprFlowsError('severalSignChanges');
  return at;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/**
 * Bisection on the logarithm of growth per period. Valued at the pivot, all flows before it grow with
 * the rate and all after it shrink, so the sum is monotonic and has one root.
 */
function periodicRate(flows: readonly PeriodFlow[], pivot: number): number {
  const orientation = Math.sign(flows[0]?.paise ?? 0);
  const valueAt = (logGrowth: number) =>
    flows.reduce(
      (sum, { period, paise }) =>
        sum + orientation * paise * Math.exp(logGrowth * (pivot - period)),
      0,
    );
  let low = -1;
  let high = 1;
  while (valueAt(low) > 0) low *= 2;
  while (valueAt(high) < 0) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return Math.expm1(middle);
    if (valueAt(middle) < 0) low = middle;
    else high = middle;
  }
}
