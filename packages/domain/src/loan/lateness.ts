import { addDays, daysBetween, wholeDaysOverdue } from '../dates/india-calendar.ts';
import { overdueFee } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { sumPaise, subtractPaise, multiplyByCount } from '../money/add-up.ts';
import { asPaise, zeroPaise, type KnownPaise, type Paise } from '../money/paise.ts';
import type { LoanEvents, AmountOwed, PaidExtension } from './loan-events.ts';

export interface Lateness<Amount extends KnownPaise> {
  /** The overdue days after the current due date. */
  days: number;
  /** The overdue days before extensions. The borrower still owes the fee of these days (D53). */
  carriedDays: number;
  feePaise: Amount;
  perDayPaise: KnownPaise;
  agreedPaise: Amount;
  repaymentPaise: Amount;
  dueDayPaise: KnownPaise;
  spans: readonly LateSpan[] | null;
}

/** Consecutive overdue days and their fee (D20, D53). */
export interface LateSpan {
  days: number;
  /** Epoch ms of the missed due date. */
  fromMs: number;
  /** Epoch ms of the extension request or repayment that ended the span; null before its end. */
  toMs: number | null;
  feePaise: Paise;
}

/**
 * Describes how late a loan is (D20, D53). If the server reports the overdue days and fee, they are
 * used; otherwise they are computed.
 */
export function lateness<Amount extends KnownPaise>(
  loan: LoanEvents<Amount>,
  now: number,
): Lateness<Amount> {
  const carriedDays = (loan.extensions ?? []).reduce(
    (days, one) => days + lateDaysAtRequest(one),
    0,
  );
  const { owed } = loan;
  const late =
    'overdueFeePaise' in owed
      ? reportedLateness(owed, loan.extensions === null ? null : carriedDays)
      : computedLateness(loan, owed, { carriedDays, now });
  return { ...late, spans: lateSpansOf(loan, late) };
}

/**
 * Null if the daily fee, the extensions or the due date are unknown, or if the fees of the spans do
 * not add up to `feePaise`.
 */
function lateSpansOf(
  { extensions, dueAtMs, settledAtMs }: LoanEvents<KnownPaise>,
  { days, feePaise, perDayPaise }: Omit<Lateness<KnownPaise>, 'spans'>,
): readonly LateSpan[] | null {
  if (feePaise === 0) return [];
  if (perDayPaise === null || extensions === null || dueAtMs === null) return null;
  const spans = [
    ...extensions.map((extension) => ({
      days: lateDaysAtRequest(extension),
      fromMs: extension.dueBeforeMs,
      toMs: addDays(extension.dueAfterMs, -limits.extensionDays),
    })),
    { days, fromMs: dueAtMs, toMs: settledAtMs },
  ]
    .filter((span) => span.days > 0)
    .map((span) => ({ ...span, feePaise: asPaise(perDayPaise * span.days) }));
  return sumPaise(spans.map((span) => span.feePaise)) === feePaise ? spans : null;
}

/**
 * The overdue days when the extension was requested. The request was `limits.extensionDays` before
 * the new due date.
 */
function lateDaysAtRequest({ dueBeforeMs, dueAfterMs }: PaidExtension<KnownPaise>): number {
  return Math.max(0, daysBetween(dueBeforeMs, dueAfterMs) - limits.extensionDays);
}

type RatedOwed<Amount extends KnownPaise> = Extract<
  AmountOwed<Amount>,
  { overdueRatePercentPerDay: number }
>;
type ReportedOwed<Amount extends KnownPaise> = Exclude<AmountOwed<Amount>, RatedOwed<Amount>>;

function computedLateness<Amount extends KnownPaise>(
  { principalPaise, dueAtMs, settledAtMs }: LoanEvents<Amount>,
  { repaymentPaise: agreedPaise, overdueRatePercentPerDay: ratePercentPerDay }: RatedOwed<Amount>,
  { carriedDays, now }: { carriedDays: number; now: number },
): Omit<Lateness<Amount>, 'spans'> {
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
    repaymentPaise: sumPaise([agreedPaise, feePaise]),
    dueDayPaise: sumPaise([agreedPaise, feeOf(carriedDays)]),
  };
}

/** `carriedDays` is null if the due date has moved but the server reports no extension. */
function reportedLateness<Amount extends KnownPaise>(
  { repaymentPaise, overdueFeePaise: feePaise, overdueDays: days }: ReportedOwed<Amount>,
  carriedDays: number | null,
): Omit<Lateness<Amount>, 'spans'> {
  const agreedPaise = subtractPaise(repaymentPaise, feePaise);
  const perDayPaise = perDayOf(feePaise, days + (carriedDays ?? Number.NaN));
  const carriedFeePaise =
    carriedDays === 0
      ? zeroPaise
      : subtractPaise<KnownPaise>(feePaise, multiplyByCount(perDayPaise, days));
  return {
    days,
    carriedDays: carriedDays ?? 0,
    feePaise,
    perDayPaise,
    agreedPaise,
    repaymentPaise,
    dueDayPaise: days === 0 ? repaymentPaise : sumPaise<KnownPaise>([agreedPaise, carriedFeePaise]),
  };
}

/** Null unless the fee per day is a positive whole number of paise. */
function perDayOf(feePaise: KnownPaise, days: number): KnownPaise {
  const perDay = (feePaise ?? 0) / days;
  return perDay > 0 && Number.isInteger(perDay) ? asPaise(perDay) : null;
}
