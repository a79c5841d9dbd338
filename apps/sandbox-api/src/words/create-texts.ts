import {
  hourMs,
  insideSentence,
  minuteMs,
  ordinal,
  type DateFormats,
  type Language,
} from '@kosha/domain';
import { countTexts, type Counted } from './count-texts.ts';
import type { Spoken, Text, Value } from './text.ts';

/** The server's texts in one language. */
export interface Texts {
  language: Language;
  /** Throws when something in braces is missing. */
  say: (text: Text) => string;
  write: (value: Value) => string;
  /** Whether these English words have a translation. */
  has: (words: string) => boolean;
}

interface Speaker extends Texts {
  dates: DateFormats;
  count: (what: Counted, count: number) => string;
}

/** `translations` are by their English; what they lack is said in English. */
export function createTexts(
  language: Language,
  dates: DateFormats,
  translations: ReadonlyMap<string, string>,
): Texts {
  const plural = new Intl.PluralRules(language);
  const inLanguage = (words: string) => translations.get(words) ?? words;
  const speaker: Speaker = {
    language,
    dates,
    has: (words) => language === 'en' || translations.has(words),
    say: (text) =>
      typeof text === 'string'
        ? inLanguage(text)
        : inLanguage(text.words).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
            const value = text.with[name];
            if (value === undefined) throw new Error(`A text lacks its ${name}.`);
            return speaker.write(value);
          }),
    write: (value) => {
      if (typeof value !== 'object') return String(value);
      const [[kind, given] = []] = Object.entries(value) as [keyof Spoken, never][];
      if (kind === undefined) throw new Error('A text has an empty value.');
      return writers[kind](given as never, speaker);
    },
    count: (what, count) => {
      const form = plural.select(count) === 'one' ? 'one' : 'other';
      return speaker.say({ words: countTexts[`${what}_${form}`], with: { count } });
    },
  };
  return speaker;
}

const longestInMinutes = 120;

const writers: { [Kind in keyof Spoken]: (value: Spoken[Kind], speaker: Speaker) => string } = {
  text: (text, { say }) => say(text),
  label: (label, { say }) => {
    const said = say(label);
    return said === label ? insideSentence(label) : said;
  },
  date: (atMs, { dates }) => dates.formatDate(atMs),
  dateTime: (atMs, { dates }) => dates.formatDateTime(atMs),
  weekday: (atMs, { dates }) => dates.formatWeekday(atMs),
  days: (days, { dates }) => dates.formatDayCount(days),
  wait: (ms, { dates, count }) => {
    const minutes = Math.ceil(ms / minuteMs);
    return minutes <= longestInMinutes
      ? count('minutes', minutes)
      : dates.formatHourCount(Math.ceil(ms / hourMs));
  },
  loans: (loans, { count }) => count('loans', loans),
  moreLoans: (loans, { count }) => count('moreLoans', loans),
  ordinal: (n, { language }) => (language === 'en' ? ordinal(n) : String(n)),
};
