import { daysBetween, wholeDaysOverdue } from '../dates/india-calendar.ts';
import { overdueFee } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { addUp, less, times, type KnownPaise } from './known-paise.ts';
import type { LoanEvents, Owed, PaidExtension } from './loan-events.ts';

/** How late a loan is, and what that makes of its repayment. Amounts in paise. */
export interface Lateness<Paise extends KnownPaise> {
  /** Past the present due date. */
  days: number;
  /** Late before extensions moved the due date; the fee of these days stays owed (D53). */
  carriedDays: number;
  feePaise: Paise;
  perDayPaise: number | null;
  agreedPaise: Paise;
  /** What was agreed and the fee. */
  repaymentPaise: Paise;
  dueDayPaise: number | null;
}

/** The days late and their fee at `now` (D20, D53); the figures of a server stand as they are. */
export function lateness<Paise extends KnownPaise>(
  loan: LoanEvents<Paise>,
  now: number,
): Lateness<Paise> {
  const carriedDays = (loan.extensions ?? []).reduce((days, one) => days + lateWhenAsked(one), 0);
  const { owed } = loan;
  return 'overdueFeePaise' in owed
    ? toldLateness(owed, loan.extensions === null ? null : carriedDays)
    : countedLateness(loan, owed, { carriedDays, now });
}

/** Asked for, it begins the days of an extension anew; those late by then stay late. */
function lateWhenAsked({ dueBeforeMs, dueAfterMs }: PaidExtension<KnownPaise>): number {
  return Math.max(0, daysBetween(dueBeforeMs, dueAfterMs) - limits.extensionDays);
}

type RatedOwed<Paise extends KnownPaise> = Extract<
  Owed<Paise>,
  { overdueRatePercentPerDay: number }
>;
type ToldOwed<Paise extends KnownPaise> = Exclude<Owed<Paise>, RatedOwed<Paise>>;

function countedLateness<Paise extends KnownPaise>(
  { principalPaise, dueAtMs, settledAtMs }: LoanEvents<Paise>,
  { repaymentPaise: agreedPaise, overdueRatePercentPerDay: ratePercentPerDay }: RatedOwed<Paise>,
  { carriedDays, now }: { carriedDays: number; now: number },
): Lateness<Paise> {
  const days = dueAtMs === null ? 0 : wholeDaysOverdue(dueAtMs, settledAtMs ?? now);
  const feeOf = (lateDays: number) =>
    (principalPaise === null
      ? null
      : overdueFee({ principalPaise, ratePercentPerDay, days: lateDays })) as Paise;
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
function toldLateness<Paise extends KnownPaise>(
  { repaymentPaise, overdueFeePaise: feePaise, overdueDays: days }: ToldOwed<Paise>,
  carriedDays: number | null,
): Lateness<Paise> {
  const agreedPaise = less(repaymentPaise, feePaise);
  const perDayPaise = perDayOf(feePaise, days + (carriedDays ?? Number.NaN));
  const carriedFeePaise =
    carriedDays === 0 ? 0 : less<KnownPaise>(feePaise, times(perDayPaise, days));
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
function perDayOf(feePaise: KnownPaise, days: number): number | null {
  const perDay = (feePaise ?? 0) / days;
  return perDay > 0 && Number.isInteger(perDay) ? perDay : null;
}
