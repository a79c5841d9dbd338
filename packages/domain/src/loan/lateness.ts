import { daysBetween, wholeDaysOverdue } from '../dates/india-calendar.ts';
import { overdueFee } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { addUp, less, times } from '../money/add-up.ts';
import { asPaise, zeroPaise, type KnownPaise } from '../money/paise.ts';
import type { LoanEvents, Owed, PaidExtension } from './loan-events.ts';

/** How late a loan is, and what that makes of its repayment. Amounts in paise. */
export interface Lateness<Amount extends KnownPaise> {
  /** Past the present due date. */
  days: number;
  /** Late before extensions moved the due date; the fee of these days stays owed (D53). */
  carriedDays: number;
  feePaise: Amount;
  perDayPaise: KnownPaise;
  agreedPaise: Amount;
  /** What was agreed and the fee. */
  repaymentPaise: Amount;
  dueDayPaise: KnownPaise;
}

/** The days late and their fee at `now` (D20, D53); the figures of a server stand as they are. */
export function lateness<Amount extends KnownPaise>(
  loan: LoanEvents<Amount>,
  now: number,
): Lateness<Amount> {
  const carriedDays = (loan.extensions ?? []).reduce((days, one) => days + lateWhenAsked(one), 0);
  const { owed } = loan;
  return 'overdueFeePaise' in owed
    ? toldLateness(owed, loan.extensions === null ? null : carriedDays)
    : countedLateness(loan, owed, { carriedDays, now });
}

/**
 * How many days late the loan was when the extension was asked for. The days of an extension count from the
 * request, and the days that were late by then stay late.
 */
function lateWhenAsked({ dueBeforeMs, dueAfterMs }: PaidExtension<KnownPaise>): number {
  return Math.max(0, daysBetween(dueBeforeMs, dueAfterMs) - limits.extensionDays);
}

type RatedOwed<Amount extends KnownPaise> = Extract<
  Owed<Amount>,
  { overdueRatePercentPerDay: number }
>;
type ToldOwed<Amount extends KnownPaise> = Exclude<Owed<Amount>, RatedOwed<Amount>>;

function countedLateness<Amount extends KnownPaise>(
  { principalPaise, dueAtMs, settledAtMs }: LoanEvents<Amount>,
  { repaymentPaise: agreedPaise, overdueRatePercentPerDay: ratePercentPerDay }: RatedOwed<Amount>,
  { carriedDays, now }: { carriedDays: number; now: number },
): Lateness<Amount> {
  const days = dueAtMs === null ? 0 : wholeDaysOverdue(dueAtMs, settledAtMs ?? now);
  const feeOf = (lateDays: number) =>
    (principalPaise === null
      ? null
      : overdueFee({ principalPaise, ratePercentPerDay, days: lateDays })) as Amount;
  const feePaise = feeOf(carriedDays + days);
  return {
    days,
    carriedDays,
    feePaise,
    perDayPaise: feeOf(1),
    agreedPaise,
    repaymentPaise: addUp([agreedPaise, feePaise]),
    dueDayPaise: addUp([agreedPaise, feeOf(carriedDays)]),
  };
}

/** `carriedDays` is null where the server does not tell the extensions. */
function toldLateness<Amount extends KnownPaise>(
  { repaymentPaise, overdueFeePaise: feePaise, overdueDays: days }: ToldOwed<Amount>,
  carriedDays: number | null,
): Lateness<Amount> {
  const agreedPaise = less(repaymentPaise, feePaise);
  const perDayPaise = perDayOf(feePaise, days + (carriedDays ?? Number.NaN));
  const carriedFeePaise =
    carriedDays === 0 ? zeroPaise : less<KnownPaise>(feePaise, times(perDayPaise, days));
  return {
    days,
    carriedDays: carriedDays ?? 0,
    feePaise,
    perDayPaise,
    agreedPaise,
    repaymentPaise,
    dueDayPaise: days === 0 ? repaymentPaise : addUp<KnownPaise>([agreedPaise, carriedFeePaise]),
  };
}

/** A fee of whole paise for each day; null where the days do not explain it. */
function perDayOf(feePaise: KnownPaise, days: number): KnownPaise {
  const perDay = (feePaise ?? 0) / days;
  return perDay > 0 && Number.isInteger(perDay) ? asPaise(perDay) : null;
}
