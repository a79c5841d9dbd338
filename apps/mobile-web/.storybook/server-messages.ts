import { createDateFormats, englishDateFormats, type Language } from '@kosha/domain';
import type { Translations } from '../src/shared/i18n/messages.ts';

export type TranslateResponse = <Answer>(answer: Answer) => Answer;

const files = import.meta.glob<Translations>('../../../locales/??.*.json', { import: 'default' });

export async function readLocale(language: Language): Promise<Translations> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}.`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as Translations;
}

/**
 * Returns a function that translates all texts of a response, also texts with filled-in
 * placeholders. Text without a translation, such as a name, stays unchanged.
 */
export async function translatorFor(language: Language): Promise<TranslateResponse> {
  if (language === 'en') return (answer) => answer;
  const [english, own] = await Promise.all([readLocale('en'), readLocale(language)]);
  const translateText = memo(
    translator(pairsOf(english, own), translateDates(language, own['dates'] ?? {})),
  );
  return (answer) =>
    mapTexts(answer, (text, key) =>
      key === 'language' && text === 'en' ? language : translateText(text),
    );
}

type Pair = readonly [english: string, own: string];

const pairsOf = (english: Translations, own: Translations): Pair[] =>
  Object.entries(english).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]): Pair[] => {
      const translation = own[namespace]?.[key];
      return translation === undefined ? [] : [[text, translation]];
    }),
  );

const place = /\{(\w+)\}/g;

/**
 * Splits texts that the server concatenates, such as '8. GST 18% on the processing fee' or 'To the
 * lender (A), once.'
 */
const textSeparator = /(^\d+\. |(?<=.), |(?<=.)\.$)/;

/**
 * The minimum number of letters outside the placeholders of a template. A template with fewer, such
 * as '{list} or {last}', would match too many sentences.
 */
const minLetters = 3;
const number = '{count}';
const separator = ' · ';
const isUsable = (english: string) =>
  letters(english) >= minLetters || english.includes(number) || english.includes(separator);

/**
 * Sorts templates that contain ' · ' first. Otherwise, '{days} left' would match the whole text 'by
 * Fri 27 Nov · 5 days left', to which the template 'by {date} · {left}' belongs.
 */
const bySeparator = (one: string, other: string) =>
  Number(other.includes(separator)) - Number(one.includes(separator)) ||
  letters(other) - letters(one);

function translator(pairs: readonly Pair[], translateRest: (text: string) => string) {
  const whole = new Map(pairs.filter(([english]) => !english.includes('{')));
  const templates = pairs
    .filter(([english]) => english.includes('{') && isUsable(english))
    .toSorted(([one], [other]) => bySeparator(one, other))
    .map(([english, own]) => ({ ...patternOf(english), own }));
  return function translateText(text: string): string {
    const found = whole.get(text);
    if (found !== undefined) return found;
    for (const { pattern, names, own } of templates) {
      const values = pattern.exec(text)?.slice(1);
      if (values === undefined) continue;
      return own.replaceAll(place, (_, name: string) =>
        translateText(values[names.indexOf(name)] ?? ''),
      );
    }
    const parts = text.split(textSeparator);
    if (parts.length === 1) return translateRest(text);
    return parts.map((part, at) => (at % 2 === 0 ? translateText(part) : part)).join('');
  };
}

const letters = (text: string) => text.replaceAll(place, '').replaceAll(/[^A-Za-z]/g, '').length;

/** Matches the text of a filled-in message; the placeholder `count` matches only digits. */
function patternOf(english: string): { pattern: RegExp; names: string[] } {
  const names: string[] = [];
  const source = english
    .split(place)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (names.includes(part)) return `\\${names.indexOf(part) + 1}`;
      names.push(part);
      return part === 'count' ? '(\\d+)' : '(.+?)';
    })
    .join('');
  return { pattern: new RegExp(`^${source}$`, 's'), names };
}

/**
 * A date such as 'Fri 27 Nov' has no year, so we try these years until the weekday is right. In 28
 * years, even 29 February falls on every weekday.
 */
const years = Array.from({ length: 28 }, (_, at) => 2028 + at);

function translateDates(language: Language, words: Translations[string]): (text: string) => string {
  const own = createDateFormats(language, words);
  const date =
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;
  const ownDate = (text: string) => {
    const dayMonth = text.replace(/^[A-Z][a-z]+ /, '').replace('Sept', 'Sep');
    for (const year of years) {
      const at = Date.parse(`${dayMonth} ${year} 12:00 UTC`);
      if (englishDateFormats.formatDayMonth(at) === text) return own.formatDayMonth(at);
      if (englishDateFormats.formatWeekday(at) === text) return own.formatWeekday(at);
    }
    return text;
  };
  return (text) => text.replaceAll(date, ownDate);
}

function memo(translateText: (text: string) => string): (text: string) => string {
  const translations = new Map<string, string>();
  return (text) => {
    const translation = translations.get(text) ?? translateText(text);
    translations.set(text, translation);
    return translation;
  };
}

/** Maps all strings of a response; class instances stay unchanged. */
function mapTexts<Answer>(
  answer: Answer,
  map: (text: string, key: string) => string,
  key = '',
): Answer {
  if (typeof answer === 'string') return map(answer, key) as Answer;
  if (Array.isArray(answer)) return answer.map((one) => mapTexts<unknown>(one, map, key)) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, mapTexts<unknown>(value, map, name)]),
  ) as Answer;
}
