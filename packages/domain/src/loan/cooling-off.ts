import { addDays, dayMs } from '../dates/india-calendar.ts';
import { interestForDays } from '../fee/quote.ts';
import { addUp } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** The price of returning a loan from an instant on. */
export interface ReturnPrice {
  /** Epoch ms. */
  fromMs: number;
  payablePaise: Paise;
}

export interface CoolingOff {
  /** End of the return period, exclusive, epoch ms. */
  untilMs: number;
  payablePaise: Paise;
  /** The price of each later day, the next one first. */
  later: readonly ReturnPrice[];
}

/** The days of a loan that have begun at an instant, for which a return costs interest. */
export const daysBegun = (paidOutAtMs: number, atMs: number): number =>
  Math.floor((atMs - paidOutAtMs) / dayMs) + 1;

/**
 * Returning a loan (D56): the amount received plus interest for each day begun since the payout;
 * fees are refunded. Null before the payout and after the return period.
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
  const begun = daysBegun(paidOutAtMs, now);
  return {
    untilMs,
    payablePaise: priceOfDay(begun),
    later: Array.from({ length: days - begun }, (_, at) => ({
      fromMs: addDays(paidOutAtMs, begun + at),
      payablePaise: priceOfDay(begun + at + 1),
    })),
  };
}
