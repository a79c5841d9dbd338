import { languages, otherLanguages, type Language } from '@kosha/domain';
import type { Translations } from '../../src/shared/i18n/messages.ts';
import { facts } from '../data/app-facts.ts';
import { callsOnPages } from './call-pages.ts';
import { pageOf, type StoryEntry } from './index-entries.ts';
import { otherCode } from './other-code.ts';
import { overviews } from './overviews.ts';
import { purposes } from './purposes.ts';
import { folded, termsOf, wordsOf } from './query.ts';

/** A search result. */
export interface Found {
  kind:
    | 'Pages'
    | 'Screens and states'
    | 'Messages'
    | 'Calls'
    | 'Errors'
    | 'Requirements and decisions';
  title: string;
  text: string;
  /** More searchable lines, shown only if they contain a word that title and text lack. */
  lines?: readonly string[];
  /** The link to its page in Storybook. */
  href: string;
}

const sharedPage = '?path=/docs/every-screen--page';

const titleWithCommas = (title: string) => title.split('/').join(', ');

/** The facts of each screen, with the title and link of its page. */
function screensWith(entries: readonly StoryEntry[]) {
  const pages = new Map(
    entries
      .filter(({ type, componentPath }) => type === 'story' && componentPath)
      // A screen with several titles has its page under the first one.
      .toReversed()
      .map(({ componentPath, title, id }) => [
        componentPath,
        { title: titleWithCommas(title), href: pageOf(id, entries) },
      ]),
  );
  return Object.entries(facts.screens).flatMap(([path, screen]) => {
    const page = pages.get(path);
    return page ? [{ ...screen, ...page }] : [];
  });
}

/** Everything that a search in English can find, in display order. */
export function allToFind(entries: readonly StoryEntry[]): Found[] {
  const screens = screensWith(entries);
  const states = entries
    .filter(({ tags, type }) => type === 'story' && !tags.includes('behaviour'))
    .map(({ id, name, title }): Found => ({
      kind: 'Screens and states',
      title: `${titleWithCommas(title)}: ${name}`,
      text: facts.descriptions[id] ?? '',
      href: `?path=/story/${id}`,
    }));
  const pages = [
    ...overviews.map(({ title, text, page }): Found => ({
      kind: 'Pages',
      title,
      text,
      href: `?path=/docs/${page}--page`,
    })),
    ...Object.entries(purposes).flatMap(([title, text]): Found[] => {
      const entry = entries.find((one) => one.title === title);
      return entry
        ? [{ kind: 'Pages', title: titleWithCommas(title), text, href: pageOf(entry.id, entries) }]
        : [];
    }),
  ];
  const texts = screens.flatMap(({ title, href, texts }) =>
    Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).map(([key, text]): Found => ({
        kind: 'Messages',
        title: text,
        text: `${namespace}.${key}, on ${title}`,
        href,
      })),
    ),
  );
  const used = [
    ...facts.everywhere.calls.map((call) => ({ call, by: 'every screen', href: sharedPage })),
    ...callsOnPages(entries).map(({ call, page }) => ({
      call,
      by: titleWithCommas(page.title),
      href: pageOf(page.id, entries),
    })),
  ];
  const calls = used.map(({ call: { operationId, method, path }, by, href }): Found => ({
    kind: 'Calls',
    title: operationId,
    text: `${method.toUpperCase()} ${path}, by ${by}`,
    href,
  }));
  const errors = used.flatMap(({ call: { operationId, refusals }, by, href }) =>
    refusals.map(({ name, code, msg }): Found => ({
      kind: 'Errors',
      title: msg,
      text: `${name}, ${code}, ${operationId} on ${by}`,
      href,
    })),
  );
  const codes = [
    ...Object.entries(facts.errors).map(([code, { meaning, app }]): Found => ({
      kind: 'Errors',
      title: code,
      text: `${meaning} ${app}`,
      href: sharedPage,
    })),
    { kind: 'Errors' as const, title: otherCode.title, text: otherCode.text, href: sharedPage },
  ];
  const rules = Object.entries(facts.rules).map(
    ([anchor, { number, text, lines = [] }]): Found => ({
      kind: 'Requirements and decisions',
      title: number,
      text,
      lines,
      href: `?path=/docs/requirements--page#${anchor}`,
    }),
  );
  return onlyOnce([...pages, ...states, ...texts, ...calls, ...codes, ...errors, ...rules]);
}

/** Removes duplicates: the messages of a section are listed for each screen that uses it. */
const onlyOnce = (found: readonly Found[]) => [
  ...new Map(found.map((one) => [`${one.kind} ${one.title} ${one.text}`, one])).values(),
];

/** The messages of all screens in another language. */
export function messagesIn(
  language: Language,
  locale: Translations,
  entries: readonly StoryEntry[],
): Found[] {
  const found = screensWith(entries).flatMap(({ title, href, texts }) =>
    Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).flatMap(([key, english]): Found[] => {
        const translation = locale[namespace]?.[key];
        const text = `${languages[language]}: ${english}, ${namespace}.${key}, on ${title}`;
        return translation === undefined
          ? []
          : [{ kind: 'Messages', title: translation, text, href }];
      }),
    ),
  );
  return onlyOnce(found);
}

const scripts: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  gu: /\p{Script=Gujarati}/u,
};

/** The languages that use the script of the query; none for Latin letters. */
export const languagesOf = (query: string) =>
  otherLanguages.filter((language) => scripts[language].test(query));

/** Counts the matching words of a search, in total and in the title. */
function matchOf(one: Found, terms: readonly (readonly string[])[]) {
  const title = folded(one.title);
  const own = `${title} ${folded(one.text)} ${folded(one.kind)}`;
  const isIn = (text: string) => (alternatives: readonly string[]) =>
    alternatives.some((word) => text.includes(word));
  const missing = terms.filter((alternatives) => !isIn(own)(alternatives));
  const lines = (one.lines ?? []).filter((line) =>
    missing.some((alternatives) => isIn(folded(line))(alternatives)),
  );
  const stillMissing = missing.filter(
    (alternatives) => !lines.some((line) => isIn(folded(line))(alternatives)),
  );
  const found = lines.length === 0 ? one : { ...one, text: `${one.text}: ${lines.join(' … ')}` };
  return {
    found,
    words: terms.length - stillMissing.length,
    inTitle: terms.filter(isIn(title)).length,
  };
}

/** Long questions contain unknown words, so this share of matching words is enough. */
const minShare = 0.5;

type Match = ReturnType<typeof matchOf>;

/**
 * The results of one kind that contain every word; for a long search without such results, those
 * that contain the most words.
 */
function bestOf(matches: readonly Match[], terms: number, longFrom: number): Match[] {
  const most = Math.max(...matches.map(({ words }) => words));
  const isEnough = most === terms || (terms >= longFrom && most / terms >= minShare);
  return isEnough ? matches.filter(({ words }) => words === most) : [];
}

/** "3 Choose, Home" also matches the name Home. */
const isNamed = (title: string, name: string) => title === name || title.endsWith(`, ${name}`);

function findWith(all: readonly Found[], query: string, longFrom: number): Found[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const name = wordsOf(query).join(' ');
  const matches = all.map((one) => matchOf(one, terms)).filter(({ words }) => words > 0);
  const rank = ({ found, inTitle }: Match) =>
    isNamed(folded(found.title), name) ? Infinity : inTitle;
  return [...Map.groupBy(matches, ({ found }) => found.kind).values()]
    .flatMap((own) => bestOf(own, terms.length, longFrom))
    .toSorted((one, other) => Number(rank(other) > rank(one)) - Number(rank(one) > rank(other)))
    .map(({ found }) => found);
}

/**
 * Results that contain the words of a search or their synonyms, in any order. An exact title comes
 * first, then the most words in the title.
 */
export const find = (all: readonly Found[], query: string): Found[] => findWith(all, query, 3);

/** For a search without results: accepts results with one of two words. */
export const findPart = (all: readonly Found[], query: string): Found[] => findWith(all, query, 2);
