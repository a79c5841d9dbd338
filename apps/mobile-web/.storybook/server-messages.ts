import { formatDatesIn, englishDates, type Language } from '@kosha/domain';
import type { Translations } from '../src/shared/i18n/messages.ts';

/** Says an answer of the stories' server, whose words are English, in another language. */
export type Translate = <Answer>(answer: Answer) => Answer;

const files = import.meta.glob<Translations>('../../../locales/??.*.json', { import: 'default' });

/** All texts in a language. */
export async function readLocale(language: Language): Promise<Translations> {
  const own = Object.entries(files).filter(([file]) => file.includes(`/${language}.`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load())))) as Translations;
}

/**
 * As the reference server says it: it finds a translation by the English words, whatever is filled in. A text that has no
 * translation, such as a name, stays as it is.
 */
export async function translatorFor(language: Language): Promise<Translate> {
  if (language === 'en') return (answer) => answer;
  const [english, own] = await Promise.all([readLocale('en'), readLocale(language)]);
  const say = memo(translator(pairsOf(english, own), inDateWords(language, own['dates'] ?? {})));
  return (answer) =>
    mapTexts(answer, (text, key) => (key === 'language' && text === 'en' ? language : say(text)));
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

/** Where the server puts texts together: '8. GST 18% on the processing fee', 'To the lender (A), once.' */
const joint = /(^\d+\. |(?<=.), |(?<=.)\.$)/;

/** A template needs words, a number, or two parts with a point between: '{list} or {last}' would fit many a sentence. */
const leastLetters = 3;
const number = '{count}';
const parted = ' · ';
const isTold = (english: string) =>
  letters(english) >= leastLetters || english.includes(number) || english.includes(parted);

/** What has two parts is tried first: '{days} left' would fit 'by {date} · {left}' as a whole. */
const byParts = (one: string, other: string) =>
  Number(other.includes(parted)) - Number(one.includes(parted)) || letters(other) - letters(one);

function translator(pairs: readonly Pair[], leaveOver: (text: string) => string) {
  const whole = new Map(pairs.filter(([english]) => !english.includes('{')));
  const templates = pairs
    .filter(([english]) => english.includes('{') && isTold(english))
    .toSorted(([one], [other]) => byParts(one, other))
    .map(([english, own]) => ({ ...patternOf(english), own }));
  return function say(text: string): string {
    const found = whole.get(text);
    if (found !== undefined) return found;
    for (const { pattern, names, own } of templates) {
      const values = pattern.exec(text)?.slice(1);
      if (values === undefined) continue;
      return own.replaceAll(place, (_, name: string) => say(values[names.indexOf(name)] ?? ''));
    }
    const parts = text.split(joint);
    if (parts.length === 1) return leaveOver(text);
    return parts.map((part, at) => (at % 2 === 0 ? say(part) : part)).join('');
  };
}

const letters = (text: string) => text.replaceAll(place, '').replaceAll(/[^A-Za-z]/g, '').length;

/** What fits a text with places; a place called `count` is a number. */
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

/** In these each day of a year falls on each weekday once, 29 February too. */
const years = Array.from({ length: 28 }, (_, at) => 2028 + at);

/** The dates and durations that stand alone where something was filled in. */
function inDateWords(language: Language, words: Translations[string]): (text: string) => string {
  const own = formatDatesIn(language, words);
  const date =
    /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;
  const ownDate = (text: string) => {
    const dayMonth = text.replace(/^[A-Z][a-z]+ /, '').replace('Sept', 'Sep');
    for (const year of years) {
      const at = Date.parse(`${dayMonth} ${year} 12:00 UTC`);
      if (englishDates.formatDayMonth(at) === text) return own.formatDayMonth(at);
      if (englishDates.formatWeekday(at) === text) return own.formatWeekday(at);
    }
    return text;
  };
  return (text) => text.replaceAll(date, ownDate);
}

function memo(say: (text: string) => string): (text: string) => string {
  const said = new Map<string, string>();
  return (text) => {
    const translation = said.get(text) ?? say(text);
    said.set(text, translation);
    return translation;
  };
}

/** The same with other texts; what is no part of JSON stays. */
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
