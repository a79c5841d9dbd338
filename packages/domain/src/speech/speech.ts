import { formatDate, formatDayCount } from '../dates/format.ts';
import type { DateFormats } from '../dates/date-formats.ts';

/** Text and date formatting of a document in one language (D58). */
export interface Speech extends Pick<DateFormats, 'formatDate' | 'formatDayCount'> {
  /** Language code; selects between `one` and `other`. */
  language: string;
  /** Translates an English text and fills in its placeholders. */
  say: (english: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** A label inside a sentence: 'full name' for 'Full name', but 'PIN code' as it is. */
export const insideSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export const englishSpeech: Speech = {
  language: 'en',
  say: (english, values = {}) =>
    english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  formatDate,
  formatDayCount,
};
