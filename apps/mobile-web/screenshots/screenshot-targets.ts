import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allOrderStates,
  languages,
  translatedLanguages,
  type Language,
  type OrderState,
} from '@kosha/domain';
import { redirectOf } from '../.storybook/order-states/redirect-of.ts';
import type { StoryEntry } from '../.storybook/docs/index-entries.ts';
import { isLoadingStory } from '../.storybook/docs/loading-last.ts';

export const builtStorybook = join(import.meta.dirname, '../storybook-static');

/** Contains the committed screenshots of stories, with the file names `{picture}.webp`. */
export const acceptedFolder = join(import.meta.dirname, 'accepted');

/**
 * Contains the committed screenshots of the 'Flows' stories, which walk through the app.
 * `strips.ts` takes a screenshot at each named stop: `{story}.{number}.{stop}.webp`.
 */
export const flowScreenshotsFolder = join(import.meta.dirname, 'strips');

export const resultsFolder = join(import.meta.dirname, '../../../.test-results/pictures');

const inEachLanguage = '3-choose-home-with-orders--loan-due';

/**
 * A screenshot to take. A story with the tag 'atlas' has one screenshot for each order state in
 * which its screen does not redirect.
 */
export interface ScreenshotTarget extends StoryEntry {
  picture: string;
  state?: OrderState;
  language?: Language;
}

const statesShownOn = (story: StoryEntry) =>
  allOrderStates.filter((state) => redirectOf(story, state) === null);

const looksOf = (story: StoryEntry): ScreenshotTarget[] =>
  story.tags.includes('atlas')
    ? statesShownOn(story).map((state) => ({ ...story, state, picture: `${story.id}.${state}` }))
    : [{ ...story, picture: story.id }];

export const targetInLanguage = (look: ScreenshotTarget, language: Language): ScreenshotTarget => ({
  ...look,
  language,
  name: `${look.name}, ${languages[language]}`,
  picture: `${look.picture}.${language}`,
});

const withLanguages = (look: ScreenshotTarget): ScreenshotTarget[] =>
  look.id === inEachLanguage
    ? [look, ...translatedLanguages.map((language) => targetInLanguage(look, language))]
    : [look];

/**
 * The maximum number of stories per file with a screenshot. The first ones show the main states.
 */
const mainStates = 12;

/** The only dark stories with screenshots, because all others would show the same colours again. */
const inTheDark: readonly string[] = [
  '1-sign-in-login--dark',
  '5-apply-apply--dark',
  '9-help-and-feedback-account--dark',
];

const variants = ['behaviour', 'odd', 'small', 'wide', 'large', 'dark'];

/**
 * The stories of the kit and the form engine need no screenshots: the docs show these stories live.
 */
const isMainState = ({ id, title, tags }: StoryEntry) =>
  inTheDark.includes(id) ||
  (!/^(Kit|Form engine)\//.test(title) && !variants.some((tag) => tags.includes(tag)));

export function readScreenshotTargets(): ScreenshotTarget[] {
  const index = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const shown = Object.values(index.entries).filter(
    (story) => story.type === 'story' && isMainState(story) && !isLoadingStory(story),
  );
  return [...Map.groupBy(shown, ({ title }) => title).values()]
    .flatMap((stories) => stories.filter(({ id }, at) => at < mainStates || inTheDark.includes(id)))
    .flatMap(looksOf)
    .flatMap(withLanguages);
}
