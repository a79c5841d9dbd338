/** A moment: epoch milliseconds or a Date. */
export type Instant = number | Date;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** +05:30 all year, so India's calendar needs no time-zone tables. */
export const indiaOffsetMs = 19_800_000;

/** The same time of day, `days` days later in India's calendar, in epoch ms. */
export function addDays(instant: Instant, days: number): number {
  return Number(instant) + days * dayMs;
}

/**
 * The same day and time of day in India, `years` years later, in epoch ms. 29 February becomes
 * 1 March in years without a 29 February.
 */
export function addYears(instant: Instant, years: number): number {
  const indiaDate = new Date(Number(instant) + indiaOffsetMs);
  return indiaDate.setUTCFullYear(indiaDate.getUTCFullYear() + years) - indiaOffsetMs;
}

/** The number of midnights in India between two moments; negative when `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return indiaDay(to) - indiaDay(from);
}

/** Whole days after the due date; 0 until the due date has ended in India (D20). */
export function wholeDaysOverdue(due: Instant, now: Instant): number {
  return Math.max(0, daysBetween(due, now));
}

/** The start, in epoch ms, of the instant's day in India. */
export const startOfIndiaDay = (instant: Instant): number =>
  indiaDay(instant) * dayMs - indiaOffsetMs;

function indiaDay(instant: Instant): number {
  return Math.floor((Number(instant) + indiaOffsetMs) / dayMs);
}
