import { addDays, daysBetween, wholeDaysOverdue } from '../dates/india-calendar.ts';
import { overdueFee } from '../fee/quote.ts';
import { limits } from '../limits.ts';
import { sumPaise, subtractPaise, multiplyPaiseByCount } from '../money/add-up.ts';
import { asPaise, zeroPaise, type NullablePaise, type Paise } from '../money/paise.ts';
import type { LoanDetails, AmountOwed, PaidExtension } from './loan-events.ts';

export interface OverdueDetails<Amount extends NullablePaise> {
  /** The overdue days after the current due date. */
  days: number;
  /** The overdue days before extensions. The borrower still owes the fee of these days (D53). */
  carriedDays: number;
  feePaise: Amount;
  perDayPaise: NullablePaise;
  agreedPaise: Amount;
  repaymentPaise: Amount;
  dueDayPaise: NullablePaise;
  spans: readonly OverduePeriod[] | null;
}

/** Consecutive overdue days and their fee (D20, D53). */
export interface OverduePeriod {
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
export function overdueDetails<Amount extends NullablePaise>(
  loan: LoanDetails<Amount>,
  now: number,
): OverdueDetails<Amount> {
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
  { extensions, dueAtMs, settledAtMs }: LoanDetails<NullablePaise>,
  { days, feePaise, perDayPaise }: Omit<OverdueDetails<NullablePaise>, 'spans'>,
): readonly OverduePeriod[] | null {
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
function lateDaysAtRequest({ dueBeforeMs, dueAfterMs }: PaidExtension<NullablePaise>): number {
  return Math.max(0, daysBetween(dueBeforeMs, dueAfterMs) - limits.extensionDays);
}

type RatedOwed<Amount extends NullablePaise> = Extract<
  AmountOwed<Amount>,
  { overdueRatePercentPerDay: number }
>;
type ReportedOwed<Amount extends NullablePaise> = Exclude<AmountOwed<Amount>, RatedOwed<Amount>>;

function computedLateness<Amount extends NullablePaise>(
  { principalPaise, dueAtMs, settledAtMs }: LoanDetails<Amount>,
  { repaymentPaise: agreedPaise, overdueRatePercentPerDay: ratePercentPerDay }: RatedOwed<Amount>,
  { carriedDays, now }: { carriedDays: number; now: number },
): Omit<OverdueDetails<Amount>, 'spans'> {
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
function reportedLateness<Amount extends NullablePaise>(
  { repaymentPaise, overdueFeePaise: feePaise, overdueDays: days }: ReportedOwed<Amount>,
  carriedDays: number | null,
): Omit<OverdueDetails<Amount>, 'spans'> {
  const agreedPaise = subtractPaise(repaymentPaise, feePaise);
  const perDayPaise = perDayOf(feePaise, days + (carriedDays ?? Number.NaN));
  const carriedFeePaise =
    carriedDays === 0
      ? zeroPaise
      : subtractPaise<NullablePaise>(feePaise, multiplyPaiseByCount(perDayPaise, days));
  return {
    days,
    carriedDays: carriedDays ?? 0,
    feePaise,
    perDayPaise,
    agreedPaise,
    repaymentPaise,
    dueDayPaise:
      days === 0 ? repaymentPaise : sumPaise<NullablePaise>([agreedPaise, carriedFeePaise]),
  };
}

/** Null unless the fee per day is a positive whole number of paise. */
function perDayOf(feePaise: NullablePaise, days: number): NullablePaise {
  const perDay = (feePaise ?? 0) / days;
  return perDay > 0 && Number.isInteger(perDay) ? asPaise(perDay) : null;
}
