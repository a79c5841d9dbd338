import { languages, otherLanguages, type Language } from '@kosha/domain';
import type { Locale } from '../../src/shared/i18n/text-source.ts';
import { facts } from '../data/app-facts.ts';
import { callsOnPages } from './call-pages.ts';
import { pageOf, type StoryEntry } from './index-entries.ts';

/** Something that a search finds. */
export interface Found {
  kind: 'Screens and states' | 'Texts' | 'Calls' | 'Errors of the server' | 'Rules and decisions';
  title: string;
  text: string;
  /** Searched too, and shown where they have a word that the rest lacks. */
  lines?: readonly string[];
  /** Where it stands in Storybook. */
  href: string;
}

const callsPage = '?path=/docs/calls--page';

const spoken = (title: string) => title.split('/').join(', ');

/** What each screen does, with its title and its page. */
function screensWith(entries: readonly StoryEntry[]) {
  const pages = new Map(
    entries
      .filter(({ type, componentPath }) => type === 'story' && componentPath)
      // The first title of a screen is that of its page.
      .toReversed()
      .map(({ componentPath, title, id }) => [
        componentPath,
        { title: spoken(title), href: pageOf(id, entries) },
      ]),
  );
  return Object.entries(facts.screens).flatMap(([path, screen]) => {
    const page = pages.get(path);
    return page ? [{ ...screen, ...page }] : [];
  });
}

/** All that can be found in English, in the order in which a search shows it. */
export function allToFind(entries: readonly StoryEntry[]): Found[] {
  const screens = screensWith(entries);
  const states = entries
    .filter(({ tags, type }) => type === 'story' && !tags.includes('behaviour'))
    .map(({ id, name, title }): Found => ({
      kind: 'Screens and states',
      title: `${spoken(title)}: ${name}`,
      text: '',
      href: `?path=/story/${id}`,
    }));
  const texts = screens.flatMap(({ title, href, texts }) =>
    Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).map(([key, text]): Found => ({
        kind: 'Texts',
        title: text,
        text: `${namespace}.${key}, on ${title}`,
        href,
      })),
    ),
  );
  const used = [
    ...facts.everywhere.calls.map((call) => ({ call, by: 'every screen', href: callsPage })),
    ...callsOnPages(entries).map(({ call, page }) => ({
      call,
      by: spoken(page.title),
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
      kind: 'Errors of the server',
      title: msg,
      text: `${name}, ${code}, ${operationId} on ${by}`,
      href,
    })),
  );
  const rules = Object.entries(facts.rules).map(
    ([anchor, { number, text, lines = [] }]): Found => ({
      kind: 'Rules and decisions',
      title: number,
      text,
      lines,
      href: `?path=/docs/rules--page#${anchor}`,
    }),
  );
  return onlyOnce([...states, ...texts, ...calls, ...errors, ...rules]);
}

/** A text of a part stands on each screen that has the part. */
const onlyOnce = (found: readonly Found[]) => [
  ...new Map(found.map((one) => [`${one.kind} ${one.title} ${one.text}`, one])).values(),
];

/** The texts of the screens in another language. */
export function textsIn(
  language: Language,
  locale: Locale,
  entries: readonly StoryEntry[],
): Found[] {
  const found = screensWith(entries).flatMap(({ title, href, texts }) =>
    Object.entries(texts).flatMap(([namespace, own]) =>
      Object.entries(own).flatMap(([key, english]): Found[] => {
        const translation = locale[namespace]?.[key];
        const text = `${languages[language]}: ${english}, ${namespace}.${key}, on ${title}`;
        return translation === undefined ? [] : [{ kind: 'Texts', title: translation, text, href }];
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

/** The languages in whose script the words are; none for English. */
export const languagesOf = (query: string) =>
  otherLanguages.filter((language) => scripts[language].test(query));

/** As it is compared: in small letters, and each sign written in one way. */
export const folded = (text: string) => text.normalize().toLowerCase();

/** The words of a search, in small letters. */
export const wordsOf = (query: string) => folded(query).split(/\s+/).filter(Boolean);

/** Those with every word, in any order; capitals make no difference. One that is called just so comes first. */
export function find(all: readonly Found[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const isNamed = ({ title }: Found) => folded(title) === words.join(' ');
  return all
    .flatMap((one) => withLines(one, words))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** Nothing where a word is missing. */
function withLines(one: Found, words: readonly string[]): Found[] {
  const own = folded(`${one.title} ${one.text}`);
  const missing = words.filter((word) => !own.includes(word));
  if (missing.length === 0) return [one];
  const { lines = [] } = one;
  const having = lines.filter((line) => missing.some((word) => folded(line).includes(word)));
  const hasAll = missing.every((word) => having.some((line) => folded(line).includes(word)));
  return hasAll ? [{ ...one, text: `${one.text}: ${having.join(' … ')}` }] : [];
}
