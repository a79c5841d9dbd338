import { languages, translatedLanguages, type Language } from '@kosha/domain';
import type { Translations } from '../../src/shared/i18n/messages.ts';
import { facts } from '../data/app-facts.ts';
import type { ResponseField } from '../data/facts.ts';
import { callsOnPages } from './call-pages.ts';
import { errorCodeRowId, unlistedErrorCode, refusalId } from './error-codes.ts';
import { linkToRow } from './url-state.ts';
import { storyPageLink, titleWithCommas, type StoryEntry } from './index-entries.ts';
import {
  errorKey,
  linkToMessage,
  listMessages,
  messagesPage,
  type ListedMessage,
} from './message-list.ts';
import { overviews } from './overviews.ts';
import { screenPurposes } from './purposes.ts';
import {
  normalizeForSearch,
  toSearchableText,
  termsOf,
  toolbarSettingOf,
  wordsOf,
} from './query.ts';

/** The kinds of search results, in display order. */
const kinds = [
  'Pages',
  'Screens and states',
  'Messages',
  'Calls',
  'Errors',
  'Requirements and decisions',
] as const;

/** Places of the same error that a search result names. */
const maxPlaces = 2;

/** An error with more places, such as a lost session, is not found by the name of a place. */
const maxSearchedPlaces = 12;

export interface SearchItem {
  kind: (typeof kinds)[number];
  title: string;
  text: string;
  /** Shown after the text, but not searched. */
  note?: string;
  /** More searched text. A line is shown only if it has a search word that title and text lack. */
  lines?: readonly string[];
  href: string;
}

const sharedPage = '?path=/docs/every-screen--page';

function notConfirmed(fields: readonly ResponseField[]): string[] {
  const count = fields.filter(({ isAssumed }) => isAssumed).length;
  return count === 0 ? [] : [`response fields not yet confirmed: ${count}`];
}

function eventsOf({ componentPath = '' }: StoryEntry): string[] {
  const names = facts.screens[componentPath]?.events.map(({ name }) => name) ?? [];
  return names.length === 0 ? [] : [`tracking events: ${names.join(', ')}`];
}

export function listSearchableItems(entries: readonly StoryEntry[]): SearchItem[] {
  const states = entries
    .filter(({ tags, type }) => type === 'story' && !tags.includes('behaviour'))
    .map(({ id, name, title }): SearchItem => ({
      kind: 'Screens and states',
      title: `${titleWithCommas(title)}: ${name}`,
      text: facts.descriptions[id] ?? '',
      href: `?path=/story/${id}`,
    }));
  const pages = [
    ...overviews.map((overview): SearchItem => ({ kind: 'Pages', ...overview })),
    ...Object.entries(screenPurposes).flatMap(([title, text]): SearchItem[] => {
      const entry = entries.find((one) => one.title === title);
      return entry
        ? [
            {
              kind: 'Pages',
              title: titleWithCommas(title),
              text,
              lines: eventsOf(entry),
              href: storyPageLink(entry.id, entries),
            },
          ]
        : [];
    }),
  ];
  const messages = listMessages(entries)
    .filter(({ source }) => source !== 'server error')
    .map((message) => foundMessage(message, message.text));
  const used = callsOnPages(entries);
  const calls = used.map(
    ({ call: { operationId, method, path, summary, fields }, title, href }): SearchItem => ({
      kind: 'Calls',
      title: operationId,
      text: `${summary} ${method.toUpperCase()} ${path}, by ${title}`,
      lines: notConfirmed(fields),
      href: linkToRow(href, operationId),
    }),
  );
  const refusals = used.flatMap(({ call, title, href }) =>
    call.refusals.map((refusal) => ({
      ...refusal,
      place: `${call.operationId} on ${title}`,
      href: linkToRow(href, refusalId(refusal)),
    })),
  );
  const sameRefusal = Map.groupBy(refusals, ({ name, msg }) => `${name} ${msg}`);
  const errors = [...sameRefusal.values()].flatMap((same): SearchItem[] => {
    const [first] = same;
    const places = [...new Set(same.map(({ place }) => place))];
    const isCommon = places.length > maxSearchedPlaces;
    const named = isCommon ? [] : places.slice(0, maxPlaces);
    const hidden = places.length - named.length;
    return first
      ? [
          {
            kind: 'Errors',
            title: first.msg,
            text: [first.name, first.code, ...named].join(', '),
            lines: isCommon ? [] : places.slice(maxPlaces),
            ...(hidden > 0 && {
              note: named.length > 0 ? `and ${hidden} more` : `at ${hidden} places`,
            }),
            // The page of all messages lists each screen that can show the error.
            href: hidden > 0 ? linkToRow(messagesPage, errorKey(first)) : first.href,
          },
        ]
      : [];
  });
  const codes = [
    ...Object.entries(facts.errors).map(([code, { meaning, app }]): SearchItem => ({
      kind: 'Errors',
      title: code,
      text: `${meaning} ${app}`,
      href: linkToRow(sharedPage, errorCodeRowId(code)),
    })),
    {
      kind: 'Errors' as const,
      title: unlistedErrorCode.title,
      text: unlistedErrorCode.text,
      href: linkToRow(sharedPage, unlistedErrorCode.id),
    },
  ];
  const rules = Object.entries(facts.rules).map(
    ([anchor, { number, text, lines = [] }]): SearchItem => ({
      kind: 'Requirements and decisions',
      title: number,
      text,
      lines,
      href: `?path=/docs/requirements--page#${anchor}`,
    }),
  );
  return onlyOnce([...pages, ...states, ...messages, ...calls, ...codes, ...errors, ...rules]);
}

/** Removes duplicates, because one page may make the same call from several files. */
const onlyOnce = (found: readonly SearchItem[]) => [
  ...new Map(found.map((one) => [`${one.kind} ${one.title} ${one.text}`, one])).values(),
];

/**
 * `title` is the message in English or in another language. For another language, `english` names
 * the language and repeats the message in English.
 */
function foundMessage(message: ListedMessage, title: string, english = ''): SearchItem {
  const { key, screens } = message;
  const [screen] = screens;
  const place = screens.length === 1 ? screen?.title : `${screens.length} screens`;
  return {
    kind: 'Messages',
    title,
    text: `${english}${key}`,
    ...(screen && { note: `on ${place}` }),
    href: linkToMessage(message),
  };
}

export const messagesIn = (
  language: Language,
  locale: Translations,
  entries: readonly StoryEntry[],
): SearchItem[] =>
  listMessages(entries).flatMap((message) => {
    const [namespace = '', key = ''] = message.key.split('.');
    const translation = locale[namespace]?.[key];
    return translation === undefined
      ? []
      : [foundMessage(message, translation, `${languages[language]}: ${message.text}, `)];
  });

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
  translatedLanguages.filter((language) => scripts[language].test(query));

interface Query {
  /** One pattern for each word of the query. */
  terms: readonly RegExp[];
  /** Those of `terms` that name a setting of the toolbar, which any state can be shown with. */
  settings: ReadonlyMap<RegExp, string>;
}

function parseQuery(query: string): Query {
  const words = wordsOf(query);
  const terms = termsOf(query);
  const settings = terms.flatMap((term, at): [RegExp, string][] => {
    const setting = toolbarSettingOf(words[at] ?? '');
    return setting === undefined ? [] : [[term, setting]];
  });
  return { terms, settings: new Map(settings.length < terms.length ? settings : []) };
}

/** A state that lacks a word such as “Hindi” opens with this setting of the toolbar. */
function withSettings(item: SearchItem, missing: readonly RegExp[], { settings }: Query) {
  const own = missing.flatMap((term) => settings.get(term) ?? []);
  if (own.length === 0 || item.kind !== 'Screens and states') return { item, missing };
  return {
    item: { ...item, href: `${item.href}&globals=${own.join(';')}` },
    missing: missing.filter((term) => !settings.has(term)),
  };
}

function matchOf(one: SearchItem, query: Query) {
  const { terms } = query;
  const title = toSearchableText(one.title);
  const own = `${title} ${toSearchableText(one.text)} ${normalizeForSearch(one.kind)}`;
  const missing = terms.filter((term) => !term.test(own));
  const lines = (one.lines ?? []).filter((line) =>
    missing.some((term) => term.test(toSearchableText(line))),
  );
  const stillMissing = missing.filter(
    (term) => !lines.some((line) => term.test(toSearchableText(line))),
  );
  const found = lines.length === 0 ? one : { ...one, text: `${one.text}: ${lines.join(' … ')}` };
  const shown = withSettings(found, stillMissing, query);
  return {
    found: shown.item,
    matched: terms.filter((term) => !shown.missing.includes(term)),
    inTitle: terms.filter((term) => term.test(title)).length,
  };
}

/** A long query often has words that no entry contains, so half of its words must match. */
const minShare = 0.5;

type Match = ReturnType<typeof matchOf>;

/**
 * If no entry matches all search words, a query of at least `longFrom` words returns the entries
 * that match the most words, and at least half of them.
 */
function bestOf(matches: readonly Match[], terms: number, longFrom: number): Match[] {
  const most = Math.max(...matches.map(({ matched }) => matched.length));
  const isEnough = most === terms || (terms >= longFrom && most / terms >= minShare);
  return isEnough ? matches.filter(({ matched }) => matched.length === most) : [];
}

/** A query may omit the section of a title: “Home” also names “3 Choose, Home”. */
const isNamed = (title: string, name: string) => title === name || title.endsWith(`, ${name}`);

/** The sum of 1/n for each matched word that n entries have, so rare words count most. */
function rarityIn(matches: readonly Match[], terms: readonly RegExp[]) {
  const entriesWith = new Map(
    terms.map((term) => [term, matches.filter(({ matched }) => matched.includes(term)).length]),
  );
  return ({ matched }: Match) =>
    matched.reduce((sum, term) => sum + 1 / (entriesWith.get(term) ?? 1), 0);
}

function findWith(all: readonly SearchItem[], text: string, longFrom: number): SearchItem[] {
  const query = parseQuery(text);
  const { terms } = query;
  if (terms.length === 0) return [];
  const name = wordsOf(text).join(' ');
  const matches = all.map((one) => matchOf(one, query)).filter(({ matched }) => matched.length > 0);
  const inTitle = (match: Match) =>
    isNamed(normalizeForSearch(match.found.title), name) ? Infinity : match.inTitle;
  const byKind = Map.groupBy(matches, ({ found }) => found.kind);
  return kinds.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    const rarity = rarityIn(own, terms);
    return bestOf(own, terms.length, longFrom)
      .map((match) => ({ found: match.found, ranks: [rarity(match), inTitle(match)] as const }))
      .toSorted(
        ({ ranks: [rare, titled] }, { ranks: [otherRare, otherTitled] }) =>
          compare(otherRare, rare) || compare(otherTitled, titled),
      )
      .map(({ found }) => found);
  });
}

const compare = (one: number, other: number) => Number(one > other) - Number(other > one);

/**
 * Sorts the results by kind. Within a kind, results with the rarest search words come first, then a
 * result whose title equals the query, then results with the most search words in the title.
 */
export const searchItems = (all: readonly SearchItem[], query: string): SearchItem[] =>
  findWith(all, query, 3);

/** For a search of two words without results: finds entries with one of the words. */
export const searchItemsPartially = (all: readonly SearchItem[], query: string): SearchItem[] =>
  findWith(all, query, 2);
