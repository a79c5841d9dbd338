/** Epoch ms or a Date. */
export type Instant = number | Date;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** India has no daylight saving time, so the offset is always +05:30. */
export const indiaOffsetMs = 19_800_000;

/** Adds days in India's calendar; the time of day stays the same. Returns epoch ms. */
export function addDays(instant: Instant, days: number): number {
  return Number(instant) + days * dayMs;
}

/** Adds years in India's calendar; 29 February can become 1 March. Returns epoch ms. */
export function addYears(instant: Instant, years: number): number {
  const indiaDate = new Date(Number(instant) + indiaOffsetMs);
  return indiaDate.setUTCFullYear(indiaDate.getUTCFullYear() + years) - indiaOffsetMs;
}

/** The number of midnights in India between two instants; negative if `to` is earlier. */
export function daysBetween(from: Instant, to: Instant): number {
  return indiaDay(to) - indiaDay(from);
}

/** The whole days after the due date, in India's calendar; 0 on the due date and before (D20). */
export function wholeDaysOverdue(due: Instant, now: Instant): number {
  return Math.max(0, daysBetween(due, now));
}

/** Epoch ms of the midnight in India that starts the day of `instant`. */
export const startOfIndiaDay = (instant: Instant): number =>
  indiaDay(instant) * dayMs - indiaOffsetMs;

function indiaDay(instant: Instant): number {
  return Math.floor((Number(instant) + indiaOffsetMs) / dayMs);
}
