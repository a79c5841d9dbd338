import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allOrderStates,
  languages,
  otherLanguages,
  type Language,
  type OrderState,
} from '@kosha/domain';
import { redirectOf } from '../.storybook/order-states/redirect-of.ts';
import type { StoryEntry } from '../.storybook/docs/index-entries.ts';
import { isLoading } from '../.storybook/docs/loading-last.ts';

/** Where `pnpm storybook:build` writes. */
export const builtStorybook = join(import.meta.dirname, '../storybook-static');

/** The committed picture of each story: `{picture}.webp`. */
export const acceptedFolder = join(import.meta.dirname, 'accepted');

/** The committed screenshots of flows: `{story}.{number}.{stop}.webp`. */
export const stripsFolder = join(import.meta.dirname, 'strips');

export const resultsFolder = join(import.meta.dirname, '../../../.test-results/pictures');

/** Home with a loan: the one screenshot that exists in each language. */
const inEachLanguage = '3-choose-home-with-orders--loan-due';

/** A story to take a screenshot of; one of the atlas for each state of an order. */
export interface ScreenshotTarget extends StoryEntry {
  /** The picture's name. */
  picture: string;
  state?: OrderState;
  /** English without it. */
  language?: Language;
}

const statesShownOn = (story: StoryEntry) =>
  allOrderStates.filter((state) => redirectOf(story, state) === null);

const looksOf = (story: StoryEntry): ScreenshotTarget[] =>
  story.tags.includes('atlas')
    ? statesShownOn(story).map((state) => ({ ...story, state, picture: `${story.id}.${state}` }))
    : [{ ...story, picture: story.id }];

/** The same in another language. */
export const inLanguageTarget = (look: ScreenshotTarget, language: Language): ScreenshotTarget => ({
  ...look,
  language,
  name: `${look.name}, ${languages[language]}`,
  picture: `${look.picture}.${language}`,
});

const withLanguages = (look: ScreenshotTarget): ScreenshotTarget[] =>
  look.id === inEachLanguage
    ? [look, ...otherLanguages.map((language) => inLanguageTarget(look, language))]
    : [look];

/**
 * The maximum number of stories of a file that get a screenshot: the first ones, which are the main
 * states. Storybook's pages embed the remaining stories live.
 */
const mainStates = 12;

/** These show the dark scheme; more would repeat the same colours. */
const inTheDark: readonly string[] = [
  '1-sign-in-login--dark',
  '5-apply-apply--dark',
  '9-help-and-feedback-account--dark',
];

const variants = ['behaviour', 'odd', 'small', 'wide', 'large', 'dark'];

/** Kit and form engine are shown live: their screenshots would repeat their stories. */
const isMainState = ({ id, title, tags }: StoryEntry) =>
  inTheDark.includes(id) ||
  (!/^(Kit|Form engine)\//.test(title) && !variants.some((tag) => tags.includes(tag)));

/** The screenshots of each screen's main states, in the order of the sidebar. */
export function readScreenshotTargets(): ScreenshotTarget[] {
  const index = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  const shown = Object.values(index.entries).filter(
    (story) => story.type === 'story' && isMainState(story) && !isLoading(story),
  );
  return [...Map.groupBy(shown, ({ title }) => title).values()]
    .flatMap((stories) => stories.filter(({ id }, at) => at < mainStates || inTheDark.includes(id)))
    .flatMap(looksOf)
    .flatMap(withLanguages);
}
