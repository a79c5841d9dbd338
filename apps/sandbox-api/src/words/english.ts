import * as format from '@kosha/domain';
import { createTexts, type Texts } from './create-texts.ts';

/** The dates of English, as the domain writes them. */
export const englishDates: format.DateFormats = {
  formatDate: format.formatDate,
  formatDayMonth: format.formatDayMonth,
  formatWeekday: format.formatWeekday,
  formatDateTime: format.formatDateTime,
  formatTime: format.formatTime,
  formatDayCount: format.formatDayCount,
  formatHourCount: format.formatHourCount,
  formatPeriods: format.formatPeriods,
};

export const english: Texts = createTexts('en', englishDates, new Map());
