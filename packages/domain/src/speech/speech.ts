import { formatDate, formatDayCount } from '../dates/format.ts';
import type { DateFormats } from '../dates/date-formats.ts';

/** How a document is said in one language (D58). */
export interface Speech extends Pick<DateFormats, 'formatDate' | 'formatDayCount'> {
  /** Its code: it decides between `one` and `other`. */
  language: string;
  /** A text by its English, with what stands in its braces filled in. */
  say: (english: string, values?: Readonly<Record<string, string | number>>) => string;
}

export const englishSpeech: Speech = {
  language: 'en',
  say: (english, values = {}) =>
    english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  formatDate,
  formatDayCount,
};
