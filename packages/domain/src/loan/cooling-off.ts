import { addDays, dayMs } from '../dates/india-calendar.ts';
import { interestForDays } from '../fee/quote.ts';
import { sumPaise } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** The price of returning the loan from `fromMs` on. */
export interface ReturnPrice {
  /** Epoch ms. */
  fromMs: number;
  payablePaise: Paise;
}

export interface CoolingOff {
  /** Epoch ms of the end of the return period. */
  untilMs: number;
  payablePaise: Paise;
  /** The price on each later day, in order. */
  later: readonly ReturnPrice[];
}

/** The number of started days. A returned loan costs interest for these days. */
export const startedDays = (paidOutAtMs: number, atMs: number): number =>
  Math.floor((atMs - paidOutAtMs) / dayMs) + 1;

/**
 * The price of returning a loan (D56): the received amount plus interest for each started day, but
 * no fees. Null before the payout and after the return period.
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
  const daysSoFar = startedDays(paidOutAtMs, now);
  return {
    untilMs,
    payablePaise: priceOfDay(daysSoFar),
    later: Array.from({ length: days - daysSoFar }, (_, at) => ({
      fromMs: addDays(paidOutAtMs, daysSoFar + at),
      payablePaise: priceOfDay(daysSoFar + at + 1),
    })),
  };
}
