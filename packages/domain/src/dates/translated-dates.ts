import type { Language } from '../languages/languages.ts';
import { formatsInWords, type DateFormats } from './date-words.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/**
 * The formats of dates with the words under `dates` in a language's file (D59); null where a word is missing, because
 * half a date helps nobody.
 */
export function translatedDates(
  language: Language,
  words: Readonly<Record<string, unknown>>,
): DateFormats | null {
  let isWhole = true;
  const word = (key: string): string => {
    const found = words[key];
    if (typeof found === 'string' && found !== '') return found;
    isWhole = false;
    return '';
  };
  const count = (key: string) => ({ one: word(`${key}_one`), other: word(`${key}_other`) });
  const formats = formatsInWords({
    language,
    months: months.map(word),
    weekdays: weekdays.map(word),
    am: word('am'),
    pm: word('pm'),
    day: count('day'),
    hour: count('hour'),
    periods: word('periods'),
  });
  return isWhole ? formats : null;
}
