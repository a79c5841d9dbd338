import { dayMs, hourMs } from '../dates/india-calendar.ts';
import { quote } from '../fee/quote.ts';
import { asPaise } from '../money/paise.ts';
import type { LoanDetails, PaidExtension } from './loan-events.ts';

export const noon = Date.UTC(2026, 0, 5, 6, 30);
export const quotedPrice = quote({
  principalPaise: asPaise(500_000),
  serviceRate: 10,
  tierReductionPercent: 0,
  interestRatePercentPerDay: 0.08,
  days: 7,
});

const { repaymentPaise, ...price } = quotedPrice;
export const agreedPaise = repaymentPaise;

/** A loan of ₹5,000 for 7 days: ₹4,410 received, ₹5,028 to repay, ₹50 per overdue day. */
export function aLoan(changes: Partial<LoanDetails> = {}): LoanDetails {
  return {
    ...price,
    owed: { repaymentPaise: agreedPaise, overdueRatePercentPerDay: 1 },
    periodDays: 7,
    paidOutAtMs: noon,
    dueAtMs: noon + 7 * dayMs,
    extensions: [],
    isSettled: false,
    settledAtMs: null,
    ...changes,
  };
}

/** An extension for ₹205, requested `day` days after the payout and paid an hour later. */
export function extensionOnDay(day: number, dueBeforeMs = noon + 7 * dayMs): PaidExtension {
  const paidAtMs = noon + day * dayMs + hourMs;
  return { paidAtMs, feePaise: asPaise(20_500), dueBeforeMs, dueAfterMs: noon + (day + 7) * dayMs };
}

export const extendedLoan = (day: number) =>
  aLoan({ extensions: [extensionOnDay(day)], dueAtMs: noon + (day + 7) * dayMs });

export const noonOfDay = (day: number) => noon + day * dayMs;
