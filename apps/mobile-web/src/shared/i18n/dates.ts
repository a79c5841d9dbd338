import {
  formatDate as date,
  formatDateTime as dateTime,
  formatDayCount as dayCount,
  formatDayMonth as dayMonth,
  formatHourCount as hourCount,
  formatPeriods as periods,
  formatTime as time,
  formatWeekday as weekday,
  type DateFormats,
  type Instant,
} from '@kosha/domain';
import { shownDateFormats } from './shown-language.ts';

/** Dates and durations in the language that is shown (D59). */

const english: DateFormats = {
  formatDate: date,
  formatDateTime: dateTime,
  formatDayCount: dayCount,
  formatDayMonth: dayMonth,
  formatHourCount: hourCount,
  formatPeriods: periods,
  formatTime: time,
  formatWeekday: weekday,
};

const formats = (): DateFormats => shownDateFormats() ?? english;

export const formatDate = (instant: Instant): string => formats().formatDate(instant);
export const formatDayMonth = (instant: Instant): string => formats().formatDayMonth(instant);
export const formatWeekday = (instant: Instant): string => formats().formatWeekday(instant);
export const formatDateTime = (instant: Instant): string => formats().formatDateTime(instant);
export const formatTime = (instant: Instant): string => formats().formatTime(instant);
export const formatDayCount = (days: number): string => formats().formatDayCount(days);
export const formatHourCount = (hours: number): string => formats().formatHourCount(hours);
export const formatPeriods = (days: readonly number[]): string => formats().formatPeriods(days);
