import { datesInWords, englishDates, type Language } from '@kosha/domain';
import type { Locale } from '../src/shared/i18n/text-source.ts';

/** Says an answer of the stories' server, whose words are English, in another language. */
export type SayIn = <Answer>(answer: Answer) => Answer;

const locales = import.meta.glob<Locale>('../../../locales/??.json', { import: 'default' });

const readLocale = async (language: Language): Promise<Locale> =>
  (await locales[`../../../locales/${language}.json`]?.()) ?? {};

/**
 * As the reference server says it: it finds a translation by the English words, whatever is filled in. A text that has no
 * translation, such as a name, stays as it is.
 */
export async function sayIn(language: Language): Promise<SayIn> {
  if (language === 'en') return (answer) => answer;
  const [english, own] = await Promise.all([readLocale('en'), readLocale(language)]);
  const say = memo(translator(pairsOf(english, own), inDateWords(language, own['dates'] ?? {})));
  return (answer) =>
    mapTexts(answer, (text, key) => (key === 'language' && text === 'en' ? language : say(text)));
}

type Pair = readonly [english: string, own: string];

const pairsOf = (english: Locale, own: Locale): Pair[] =>
  Object.entries(english).flatMap(([namespace, texts]) =>
    Object.entries(texts).flatMap(([key, text]): Pair[] => {
      const translation = own[namespace]?.[key];
      return translation === undefined ? [] : [[text, translation]];
    }),
  );

const place = /\{(\w+)\}/g;

/** Where the server puts texts together: '8. GST 18% on the processing fee', 'To the lender (A), once.' */
const joint = /(^\d+\. |(?<=.), |(?<=.)\.$)/;

/** A template needs words: '{list} or {last}' would fit many a sentence. */
const leastLetters = 3;

function translator(pairs: readonly Pair[], leaveOver: (text: string) => string) {
  const whole = new Map(pairs.filter(([english]) => !english.includes('{')));
  const templates = pairs
    .filter(([english]) => english.includes('{') && letters(english) > leastLetters)
    .toSorted(([one], [other]) => letters(other) - letters(one))
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

/** The dates and durations that stand alone where something was filled in. */
function inDateWords(language: Language, words: Locale[string]): (text: string) => string {
  const own = datesInWords(language, words);
  const month = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;
  const ownMonth = (text: string) => {
    const at = Date.parse(`${text.replace('Sept', 'Sep')} 2028 12:00 UTC`);
    return englishDates.formatDayMonth(at) === text ? own.formatDayMonth(at) : text;
  };
  return (text) => text.replaceAll(month, ownMonth);
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
