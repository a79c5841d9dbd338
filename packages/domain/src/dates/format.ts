import { lazily } from '../lazily.ts';
import type { Instant } from './india-calendar.ts';

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options }));

const dateFormat = /* @__PURE__ */ inIndia({ day: 'numeric', month: 'short', year: 'numeric' });
const dateTimeFormat = /* @__PURE__ */ inIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const countIn = (unit: 'day' | 'hour') =>
  lazily(() => new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }));

const dayCount = /* @__PURE__ */ countIn('day');
const hourCount = /* @__PURE__ */ countIn('hour');

/** '12 Dec 2026', in India's time zone. Throws RangeError on an invalid Date. */
export function formatDate(instant: Instant): string {
  return dateFormat().format(instant);
}

const dayMonthFormat = /* @__PURE__ */ inIndia({ day: 'numeric', month: 'short' });

/** '12 Dec', in India's time zone. Throws RangeError on an invalid Date. */
export function formatDayMonth(instant: Instant): string {
  return dayMonthFormat().format(instant);
}

const weekdayFormat = /* @__PURE__ */ inIndia({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** 'Sat 12 Dec', in India's time zone. Throws RangeError on an invalid Date. */
export function formatWeekdayDate(instant: Instant): string {
  return weekdayFormat().format(instant).replace(',', '');
}

/** '12 Dec 2026, 5:30 pm', in India's time zone. Throws RangeError on an invalid Date. */
export function formatDateTime(instant: Instant): string {
  return dateTimeFormat().format(instant);
}

const timeFormat = /* @__PURE__ */ inIndia({ hour: 'numeric', minute: '2-digit' });

/** '5:30 pm', in India's time zone. Throws RangeError on an invalid Date. */
export function formatTime(instant: Instant): string {
  return timeFormat().format(instant);
}

/** '1 day', '15 days'. */
export function formatDayCount(days: number): string {
  return dayCount().format(days);
}

const orList = /* @__PURE__ */ lazily(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/**
 * A product's loan periods in days, sorted and without duplicates. Returns only `period` if
 * `periodList` has fewer than two different periods (D38).
 */
export function periodsOf({
  period,
  periodList,
}: {
  period: number;
  periodList: readonly number[];
}): readonly number[] {
  const periods = [...new Set(periodList)].toSorted((one, other) => one - other);
  return periods.length < 2 ? [period] : periods;
}

/** '7 days', '7, 14 or 30 days'. */
export function formatPeriods(periods: readonly number[]): string {
  const last = formatDayCount(periods.at(-1) ?? 0);
  return periods.length < 2 ? last : orList().format([...periods.slice(0, -1).map(String), last]);
}

/** '1 hour', '5 hours'. */
export function formatHourCount(hours: number): string {
  return hourCount().format(hours);
}
