import { addDays, dayMs } from '../dates/india-calendar.ts';
import { interestForDays } from '../fee/quote.ts';
import { addUp } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** What it costs to return a loan from a moment on. */
export interface ReturnPrice {
  /** Epoch ms. */
  fromMs: number;
  payablePaise: Paise;
}

export interface CoolingOff {
  /** The first moment at which the loan cannot be returned any more, epoch ms. */
  untilMs: number;
  payablePaise: Paise;
  /** What each later day costs, the next one first. */
  later: readonly ReturnPrice[];
}

/**
 * Returning a loan (D56): what was received and the interest of each day begun since the payout; no fee is
 * kept. Null before the payout, and from the end of the period on.
 */
export function coolingOff(
  loan: {
    paidOutAtMs: number | null;
    /** For how many days; 0 where it cannot be returned. */
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
  const begun = Math.floor((now - paidOutAtMs) / dayMs) + 1;
  return {
    untilMs,
    payablePaise: priceOfDay(begun),
    later: Array.from({ length: days - begun }, (_, at) => ({
      fromMs: addDays(paidOutAtMs, begun + at),
      payablePaise: priceOfDay(begun + at + 1),
    })),
  };
}
