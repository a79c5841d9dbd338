import { addDays, dayMs } from '../dates/india-calendar.ts';
import { interestForDays } from '../fee/quote.ts';
import { sumPaise } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** The amount that the borrower must pay to return the loan, from `fromMs` on. */
export interface ReturnPrice {
  fromMs: number;
  payablePaise: Paise;
}

export interface CoolingOff {
  /** Epoch ms of the end of the return period. */
  untilMs: number;
  payablePaise: Paise;
  /** The amounts on the later days of the return period, in order. */
  later: readonly ReturnPrice[];
}

/**
 * The days since the payout, including the day that has begun. A returned loan costs interest for
 * these days.
 */
export const interestDays = (paidOutAtMs: number, atMs: number): number =>
  Math.floor((atMs - paidOutAtMs) / dayMs) + 1;

/**
 * What the borrower must pay to return a loan (D56): the received amount plus interest for each day
 * that has begun, but no fees. Null before the payout and after the return period.
 */
export function coolingOff(
  loan: {
    paidOutAtMs: number | null;
    /** The return period in days; 0 if the borrower cannot return the loan. */
    days: number;
    principalPaise: Paise;
    receivedPaise: Paise;
    interestRatePercentPerDay: number;
  },
  now: number,
): CoolingOff | null {
  const { paidOutAtMs, days } = loan;
  if (paidOutAtMs === null || now < paidOutAtMs) return null;
  const untilMs = addDays(paidOutAtMs, days);
  if (now >= untilMs) return null;
  const priceOfDay = (day: number) =>
    sumPaise([
      loan.receivedPaise,
      interestForDays(loan.principalPaise, loan.interestRatePercentPerDay, day),
    ]);
  const daysSoFar = interestDays(paidOutAtMs, now);
  return {
    untilMs,
    payablePaise: priceOfDay(daysSoFar),
    later: Array.from({ length: days - daysSoFar }, (_, at) => ({
      fromMs: addDays(paidOutAtMs, daysSoFar + at),
      payablePaise: priceOfDay(daysSoFar + at + 1),
    })),
  };
}
