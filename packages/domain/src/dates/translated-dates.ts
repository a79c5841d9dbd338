import type { Language } from '../languages/languages.ts';
import { englishDateFormats, type DateFormats } from './date-formats.ts';

/** The section `dates` of a language file (D59). */
export type DateNames = Readonly<Record<string, unknown>>;

/** The key of an English word in a language file: 'sep' for 'Sept', 'pm' for 'PM'. */
const keyOf = (english: string) => english.slice(0, 3).toLowerCase();

/**
 * The English formats with translated words. A date with an untranslated word stays in English,
 * because a date must not mix languages.
 */
export function createDateFormats(language: Language, words: DateNames): DateFormats {
  const plural = new Intl.PluralRules(language);
  const wordOf = (key: string) => {
    const word = words[key];
    return typeof word === 'string' && word !== '' ? word : undefined;
  };
  const translate = (english: string) => {
    let isWhole = true;
    const text = english.replace(/[A-Za-z]+/g, (word) => {
      const own = wordOf(keyOf(word));
      isWhole &&= own !== undefined;
      return own ?? word;
    });
    return isWhole ? text : english;
  };
  const countOf = (unit: 'day' | 'hour', count: number) => {
    const form = plural.select(count) === 'one' ? 'one' : 'other';
    return wordOf(`${unit}_${form}`)?.replace('{count}', String(count));
  };
  const english = englishDateFormats;
  return {
    formatDate: (instant) => translate(english.formatDate(instant)),
    formatDayMonth: (instant) => translate(english.formatDayMonth(instant)),
    formatWeekday: (instant) => translate(english.formatWeekday(instant)),
    formatDateTime: (instant) => translate(english.formatDateTime(instant)),
    formatTime: (instant) => translate(english.formatTime(instant)),
    formatDayCount: (days) => countOf('day', days) ?? english.formatDayCount(days),
    formatHourCount: (hours) => countOf('hour', hours) ?? english.formatHourCount(hours),
    formatPeriods: (periods) => {
      const last = countOf('day', periods.at(-1) ?? 0);
      const pattern = wordOf('periods');
      if (last === undefined || pattern === undefined) return english.formatPeriods(periods);
      return periods.length < 2
        ? last
        : pattern.replace('{list}', periods.slice(0, -1).join(', ')).replace('{last}', last);
    },
  };
}

const keys =
  'jan feb mar apr may jun jul aug sep oct nov dec mon tue wed thu fri sat sun am pm day_one day_other hour_one hour_other periods';

/** The keys for `createDateFormats` that have no translation. */
export const missingDateNames = (words: DateNames): string[] =>
  keys.split(' ').filter((key) => typeof words[key] !== 'string' || words[key] === '');
