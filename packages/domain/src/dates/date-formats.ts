import * as format from './format.ts';
import type { Instant } from './india-calendar.ts';

/** Formats dates and durations in one language (D59). Throws RangeError on an invalid date. */
export interface DateFormats {
  formatDate: (instant: Instant) => string;
  formatDayMonth: (instant: Instant) => string;
  formatWeekday: (instant: Instant) => string;
  formatDateTime: (instant: Instant) => string;
  formatTime: (instant: Instant) => string;
  formatDayCount: (days: number) => string;
  formatHourCount: (hours: number) => string;
  formatPeriods: (periods: readonly number[]) => string;
}

export const englishDateFormats: DateFormats = {
  formatDate: format.formatDate,
  formatDayMonth: format.formatDayMonth,
  formatWeekday: format.formatWeekdayDate,
  formatDateTime: format.formatDateTime,
  formatTime: format.formatTime,
  formatDayCount: format.formatDayCount,
  formatHourCount: format.formatHourCount,
  formatPeriods: format.formatPeriods,
};
