/** A moment: epoch milliseconds or a Date. */
export type Instant = number | Date;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** India keeps one offset, +05:30, all year, so its calendar needs no time-zone tables. */
const INDIA_OFFSET_MS = 19_800_000;

/** The same time of day, `days` days later in India's calendar, in epoch ms. */
export function addDays(instant: Instant, days: number): number {
  return Number(instant) + days * DAY_MS;
}

/** Midnights in India between two moments; negative when `to` is the earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return indiaDay(to) - indiaDay(from);
}

/** Days past the due date, 0 until its last minute in India is over (D20). */
export function wholeDaysOverdue(due: Instant, now: Instant): number {
  return Math.max(0, daysBetween(due, now));
}

function indiaDay(instant: Instant): number {
  return Math.floor((Number(instant) + INDIA_OFFSET_MS) / DAY_MS);
}
