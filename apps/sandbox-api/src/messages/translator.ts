import {
  englishDateFormats,
  hourMs,
  lowerCaseFirst,
  minuteMs,
  ordinal,
  type DateFormats,
  type Language,
} from '@kosha/domain';
import type { FormattableValues, Message, TemplateValue } from './message.ts';

/**
 * Messages with a count (D58). The translation files have the format of i18next, which requires the
 * suffixes `_one` and `_other`.
 */
export const pluralMessages = {
  minutes_one: '{count} minute',
  minutes_other: '{count} minutes',
  loans_one: '{count} loan',
  loans_other: '{count} loans',
  moreLoans_one: '{count} more loan',
  moreLoans_other: '{count} more loans',
} as const;

type CountedNoun = 'minutes' | 'loans' | 'moreLoans';

export interface Translator {
  language: Language;
  /** Throws if a placeholder has no value. */
  translate: (text: Message) => string;
  format: (value: TemplateValue) => string;
  canTranslate: (words: string) => boolean;
}

interface Formatter extends Translator {
  dates: DateFormats;
  count: (what: CountedNoun, count: number) => string;
}

/** `translations` are keyed by the English message. A message without translation stays English. */
export function createTranslator(
  language: Language,
  dates: DateFormats,
  translations: ReadonlyMap<string, string>,
): Translator {
  const plural = new Intl.PluralRules(language);
  const inLanguage = (words: string) => translations.get(words) ?? words;
  const translator: Formatter = {
    language,
    dates,
    canTranslate: (words) => language === 'en' || translations.has(words),
    translate: (text) =>
      typeof text === 'string'
        ? inLanguage(text)
        : inLanguage(text.words).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
            const value = text.with[name];
            if (value === undefined) throw new Error(`A text lacks its ${name}.`);
            return translator.format(value);
          }),
    format: (value) => {
      if (typeof value !== 'object') return String(value);
      const [[kind, given] = []] = Object.entries(value) as [keyof FormattableValues, never][];
      if (kind === undefined) throw new Error('A text has an empty value.');
      return formatters[kind](given as never, translator);
    },
    count: (what, count) => {
      const form = plural.select(count) === 'one' ? 'one' : 'other';
      return translator.translate({ words: pluralMessages[`${what}_${form}`], with: { count } });
    },
  };
  return translator;
}

export const englishTranslator: Translator = createTranslator('en', englishDateFormats, new Map());

const longestInMinutes = 120;

const formatters: {
  [Kind in keyof FormattableValues]: (
    value: FormattableValues[Kind],
    translator: Formatter,
  ) => string;
} = {
  text: (text, { translate }) => translate(text),
  label: (label, { translate }) => {
    const translated = translate(label);
    return translated === label ? lowerCaseFirst(label) : translated;
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
