import {
  createDateFormats,
  englishDateFormats,
  type DateFormats,
  type Instant,
} from '@kosha/domain';
import { currentTranslations, type Texts } from './messages.ts';
import { shownLanguage } from './shown-language.ts';

/**
 * Formats dates and durations in the current language (D59). The formats are cached until the
 * messages change.
 */

let cached: { of: Readonly<Texts>; formats: DateFormats } | undefined;

function formats(): DateFormats {
  const { dates } = currentTranslations();
  const language = shownLanguage();
  if (dates === undefined || language === 'en') return englishDateFormats;
  if (cached?.of !== dates) cached = { of: dates, formats: createDateFormats(language, dates) };
  return cached.formats;
}

export const formatDate = (instant: Instant): string => formats().formatDate(instant);
export const formatDayMonth = (instant: Instant): string => formats().formatDayMonth(instant);
export const formatWeekday = (instant: Instant): string => formats().formatWeekday(instant);
export const formatDateTime = (instant: Instant): string => formats().formatDateTime(instant);
export const formatTime = (instant: Instant): string => formats().formatTime(instant);
export const formatDayCount = (days: number): string => formats().formatDayCount(days);
export const formatHourCount = (hours: number): string => formats().formatHourCount(hours);
export const formatPeriods = (days: readonly number[]): string => formats().formatPeriods(days);
