import { facts } from '../data/app-facts.ts';
import type { Call } from '../data/facts.ts';
import { storyPageLink, titleWithCommas, type StoryEntry } from './index-entries.ts';

export interface CallOnPage {
  call: Call;
  title: string;
  href: string;
}

/**
 * Finds the docs pages that list a call: by the routes of the screens that make the call or, if a
 * component without a route makes it, by the component's file.
 */
const pagesWith = (all: readonly StoryEntry[], file: string, { patterns }: Call) => {
  const titles = new Set(patterns.map((pattern) => facts.pages[pattern]));
  const isPage = ({ title, componentPath }: StoryEntry) =>
    titles.size > 0 ? titles.has(title) : componentPath === file;
  const pages = Map.groupBy(all.filter(isPage), ({ title }) => title);
  return [...pages].flatMap(([title, [page]]) =>
    page ? [{ title: titleWithCommas(title), href: storyPageLink(page.id, all) }] : [],
  );
};

export const callsOnPages = (all: readonly StoryEntry[]): CallOnPage[] => [
  ...facts.everywhere.calls.map((call) => ({
    call,
    title: 'every screen',
    href: '?path=/docs/every-screen--page',
  })),
  ...Object.entries(facts.screens).flatMap(([file, { calls }]) =>
    calls.flatMap((call) => pagesWith(all, file, call).map((page) => ({ call, ...page }))),
  ),
];
