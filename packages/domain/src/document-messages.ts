import { formatDate, formatDayCount } from './dates/format.ts';
import type { DateFormats } from './dates/date-formats.ts';

/** Translates the texts and dates of a document to one language (D58). */
export interface DocumentMessages extends Pick<DateFormats, 'formatDate' | 'formatDayCount'> {
  /** The language code, which also selects plural forms. */
  language: string;
  /** Translates an English text and replaces its placeholders by `values`. */
  translate: (english: string, values?: Readonly<Record<string, string | number>>) => string;
}

/** Lower-cases a label for use in a sentence: 'Full name' → 'full name', but 'PIN code' stays. */
export const lowerCaseFirst = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export const englishDocumentMessages: DocumentMessages = {
  language: 'en',
  translate: (english, values = {}) =>
    english.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
  formatDate,
  formatDayCount,
};
