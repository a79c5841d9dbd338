import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allOrderStates,
  languages,
  otherLanguages,
  type Language,
  type OrderState,
} from '@kosha/domain';
import { leadsTo } from '../.storybook/atlas/leads-to.ts';
import type { StoryEntry } from '../.storybook/docs/index-entries.ts';
import { isLoading } from '../.storybook/docs/loading-last.ts';
import { inEachLanguage } from '../.storybook/in-each-language.ts';

/** Where `pnpm storybook:build` writes. */
export const builtStorybook = join(import.meta.dirname, '../storybook-static');

/** The committed picture of each story: `{picture}.webp`. */
export const acceptedFolder = join(import.meta.dirname, 'accepted');

/** The committed pictures of journeys: `{story}.{number}.{stop}.webp`. */
export const stripsFolder = join(import.meta.dirname, 'strips');

export const resultsFolder = join(import.meta.dirname, '../../../.test-results/pictures');

/** A story to take a picture of; one of the atlas for each state of an order, some in each language. */
export interface Look extends StoryEntry {
  /** The picture's name. */
  picture: string;
  state?: OrderState;
  /** English without it. */
  language?: Language;
}

const statesShownOn = (story: StoryEntry) =>
  allOrderStates.filter((state) => leadsTo(story, state) === null);

const looksOf = (story: StoryEntry): Look[] =>
  story.tags.includes('atlas')
    ? statesShownOn(story).map((state) => ({ ...story, state, picture: `${story.id}.${state}` }))
    : [{ ...story, picture: story.id }];

/** The same in another language. */
export const lookIn = (look: Look, language: Language): Look => ({
  ...look,
  language,
  name: `${look.name}, ${languages[language]}`,
  picture: `${look.picture}.${language}`,
});

const withLanguages = (look: Look): Look[] =>
  inEachLanguage.includes(look.id)
    ? [look, ...otherLanguages.map((language) => lookIn(look, language))]
    : [look];

/** All that shows how something looks, in the order of the sidebar. */
export function readLooks(): Look[] {
  const index = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('behaviour'))
    .filter((story) => !isLoading(story))
    .flatMap(looksOf)
    .flatMap(withLanguages);
}
