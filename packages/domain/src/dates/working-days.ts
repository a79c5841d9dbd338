import { dayMs, indiaOffsetMs, startOfIndiaDay } from './india-calendar.ts';

const sunday = 0;
const saturday = 6;

/**
 * Banks in India are closed on Sundays, second and fourth Saturdays, and on `holidays` such as
 * '2026-01-26'.
 */
export function isWorkingDay(atMs: number, holidays: ReadonlySet<string>): boolean {
  const date = indiaDate(atMs);
  const weekday = date.getUTCDay();
  const week = Math.ceil(date.getUTCDate() / 7);
  if (weekday === sunday || (weekday === saturday && (week === 2 || week === 4))) return false;
  return !holidays.has(date.toISOString().slice(0, 10));
}

/** Epoch ms of the end of the `count`th working day after `fromMs`. */
export function endOfNthWorkingDay(
  fromMs: number,
  count: number,
  holidays: ReadonlySet<string>,
): number {
  let day = startOfIndiaDay(fromMs);
  for (let remaining = count; remaining > 0;) {
    day += dayMs;
    if (isWorkingDay(day, holidays)) remaining -= 1;
  }
  return day + dayMs;
}

const indiaDate = (atMs: number) => new Date(atMs + indiaOffsetMs);
