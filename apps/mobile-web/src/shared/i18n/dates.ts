import { datesInWords, englishDates, type DateFormats, type Instant } from '@kosha/domain';
import { currentTranslations, type Words } from './messages.ts';
import { shownLanguage } from './shown-language.ts';

/** Dates and durations in the language that is shown (D59). */

let made: { of: Words; formats: DateFormats } | undefined;

function formats(): DateFormats {
  // Words without their English in the code: so they come by their keys (`build/text-parts.ts`).
  const { dates } = currentTranslations();
  const language = shownLanguage();
  if (dates === undefined || language === 'en') return englishDates;
  if (made?.of !== dates)
    made = { of: dates, formats: datesInWords(language, dates as Record<string, string>) };
  return made.formats;
}

export const formatDate = (instant: Instant): string => formats().formatDate(instant);
export const formatDayMonth = (instant: Instant): string => formats().formatDayMonth(instant);
export const formatWeekday = (instant: Instant): string => formats().formatWeekday(instant);
export const formatDateTime = (instant: Instant): string => formats().formatDateTime(instant);
export const formatTime = (instant: Instant): string => formats().formatTime(instant);
export const formatDayCount = (days: number): string => formats().formatDayCount(days);
export const formatHourCount = (hours: number): string => formats().formatHourCount(hours);
export const formatPeriods = (days: readonly number[]): string => formats().formatPeriods(days);
