import { facts } from '../data/app-facts.ts';
import { pageOf, type StoryEntry } from './index-entries.ts';

/** Something that a search finds. */
export interface Found {
  kind: 'Screens and states' | 'Texts' | 'Calls' | 'Errors of the server' | 'Rules and decisions';
  title: string;
  text: string;
  /** Where it stands in Storybook. */
  href: string;
}

const spoken = (title: string) => title.split('/').join(', ');

/** All that can be found, in the order in which a search shows it. */
export function allToFind(entries: readonly StoryEntry[]): Found[] {
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
  const screens = Object.entries(facts.screens).flatMap(([path, screen]) => {
    const page = pages.get(path);
    return page ? [{ ...screen, ...page }] : [];
  });
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
  const calls = screens.flatMap(({ title, href, calls }) =>
    calls
      .filter(({ isEverywhere }) => !isEverywhere)
      .map(({ operationId, method, path }): Found => ({
        kind: 'Calls',
        title: operationId,
        text: `${method.toUpperCase()} ${path}, by ${title}`,
        href,
      })),
  );
  const errors = screens.flatMap(({ title, href, calls }) =>
    calls.flatMap(({ operationId, refusals }) =>
      refusals.map(({ name, code, msg }): Found => ({
        kind: 'Errors of the server',
        title: msg,
        text: `${name}, ${code}, ${operationId} on ${title}`,
        href,
      })),
    ),
  );
  const rules = Object.entries(facts.rules).map(([anchor, { number, text }]): Found => ({
    kind: 'Rules and decisions',
    title: number,
    text,
    href: `?path=/docs/rules--page#${anchor}`,
  }));
  return onlyOnce([...states, ...texts, ...calls, ...errors, ...rules]);
}

/** A text of a part stands on each screen that has the part. */
const onlyOnce = (found: readonly Found[]) => [
  ...new Map(found.map((one) => [`${one.kind} ${one.title} ${one.text}`, one])).values(),
];

/** Those with every word, in any order; capitals make no difference. */
export function find(all: readonly Found[], query: string): Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all.filter(({ title, text }) => {
    const own = `${title} ${text}`.toLowerCase();
    return words.every((word) => own.includes(word));
  });
}
