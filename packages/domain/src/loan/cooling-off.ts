import { addDays, dayMs } from '../dates/india-calendar.ts';
import { interestForDays } from '../fee/quote.ts';
import { addUp } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** The price of returning a loan, valid from `fromMs` on. */
export interface ReturnPrice {
  /** Epoch ms. */
  fromMs: number;
  payablePaise: Paise;
}

export interface CoolingOff {
  /** Epoch ms; the loan can no longer be returned at this time. */
  untilMs: number;
  payablePaise: Paise;
  /** The price on each later day of the return period, in order. */
  later: readonly ReturnPrice[];
}

/** The number of days of a loan that have begun. A returned loan costs interest for these days. */
export const daysBegun = (paidOutAtMs: number, atMs: number): number =>
  Math.floor((atMs - paidOutAtMs) / dayMs) + 1;

/**
 * The price of returning a loan (D56): the amount received plus interest for each day begun since
 * the payout; fees are refunded. Null before the payout and after the return period.
 */
export function coolingOff(
  loan: {
    paidOutAtMs: number | null;
    /** Length of the return period; 0 if the loan cannot be returned. */
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
    addUp([
      loan.receivedPaise,
      interestForDays(loan.principalPaise, loan.interestRatePercentPerDay, day),
    ]);
  const daysSoFar = daysBegun(paidOutAtMs, now);
  return {
    untilMs,
    payablePaise: priceOfDay(daysSoFar),
    later: Array.from({ length: days - daysSoFar }, (_, at) => ({
      fromMs: addDays(paidOutAtMs, daysSoFar + at),
      payablePaise: priceOfDay(daysSoFar + at + 1),
    })),
  };
}
