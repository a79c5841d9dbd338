import { facts } from '../data/app-facts.ts';
import type { Call } from '../data/facts.ts';
import type { StoryEntry } from './index-entries.ts';

/** A call and the page of a screen or section that makes it. */
export interface CallOnPage {
  call: Call;
  /** A Storybook entry with the title of the page. */
  page: StoryEntry;
}

/**
 * Each call with each page of a screen (found by route) or section (found by file) that makes it
 * itself.
 */
export const callsOnPages = (all: readonly StoryEntry[]): CallOnPage[] =>
  Object.entries(facts.screens).flatMap(([file, { calls }]) =>
    calls.flatMap((call) => {
      const titles = new Set(call.patterns.map((pattern) => facts.pages[pattern]));
      const isPage = ({ title, componentPath }: StoryEntry) =>
        titles.size > 0 ? titles.has(title) : componentPath === file;
      const pages = Map.groupBy(all.filter(isPage), ({ title }) => title);
      return [...pages.values()].flatMap(([page]) => (page ? [{ call, page }] : []));
    }),
  );
