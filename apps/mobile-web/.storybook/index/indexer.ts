import { readFile } from 'node:fs/promises';
import { babelParse, type types as t } from 'storybook/internal/babel';
import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer, IndexerOptions, IndexInput } from 'storybook/internal/types';
import {
  findProperty,
  hasTag,
  interacts,
  type Module,
  toModule,
  variantsOf,
} from './interactions.ts';

/** Words that keep their capitals within a sentence. */
const spellings = new Map(
  'Aadhaar Android Copper Gold HTML IFSC India iOS iPhone Indic JSON PAN PDF PIN Platinum SMS Silver'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);

const toSentenceCase = (word: string, at: number): string => {
  const lower = word.toLowerCase();
  const spelled = spellings.get(lower);
  if (spelled !== undefined) return spelled;
  return at === 0 ? lower.replace(/^./, (first) => first.toUpperCase()) : lower;
};

interface Named {
  exportName: string;
  name?: string | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * `ExpiredCode` becomes “Expired code”, and `FeeBreakdownDark` “Fee breakdown, dark”. “(odd)” marks
 * a story with responses that no real server sends.
 */
export function shownName({ exportName, name, tags = [] }: Named): string {
  const derived = storyNameFromExport(exportName);
  if (name !== undefined && name !== derived) return name;
  const sentence = derived
    .split(' ')
    .map(toSentenceCase)
    .join(' ')
    .replace(/ (small phone|large text|strict|dark)$/, ', $1')
    .replace(/ at (\d+)$/, ', $1 px')
    .replace(/^At (\d+)$/, '$1 px wide');
  return tags.includes('odd') ? `${sentence} (odd)` : sentence;
}

async function readStories(fileName: string, options: IndexerOptions) {
  const code = await readFile(fileName, 'utf8');
  const module = toModule(babelParse(code), fileName);
  const { indexInputs } = loadCsf(code, { ...options, fileName }).parse();
  return {
    module,
    stories: indexInputs.map((input) => ({ input, node: module.declared.get(input.exportName) })),
  };
}

function isInteractive(node: t.Node | undefined, module: Module): boolean {
  const play = node && findProperty(node, 'play', module);
  return play !== undefined && interacts(play, module);
}

const withTags = (input: IndexInput, more: readonly string[]): IndexInput => {
  const tags = [...(input.tags ?? []), ...more];
  return { ...input, name: shownName({ ...input, tags }), tags };
};

/**
 * A story whose `play` clicks or types gets the tag `behaviour`, unless it has the tag `state`.
 * A story with a small phone, a wide window, dark colours or large text gets the tag `small`,
 * `wide`, `dark` or `large`.
 */
export const appIndexer: Indexer = {
  test: /mobile-web\/.*\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const { module, stories } = await readStories(fileName, options);
    const inputs = stories.map(({ input, node }) => {
      const hasOwn = (tag: string) => node !== undefined && hasTag(node, tag, module);
      const isBehaviour = hasOwn('behaviour') || (isInteractive(node, module) && !hasOwn('state'));
      return withTags(input, [
        ...(isBehaviour ? ['behaviour', '!autodocs'] : []),
        ...(node ? variantsOf(node, module) : []),
      ]);
    });
    // A page gets the tags of the first story, and the sidebar hides entries tagged `behaviour`.
    const rank = ({ tags = [] }: IndexInput) => Number(tags.includes('behaviour'));
    return inputs.toSorted((one, other) => rank(one) - rank(other));
  },
};

/**
 * Docs pages do not run `play`, so they only link to stories whose `play` clicks or types. These
 * stories get the tag `interactive`.
 */
export const packageIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const { module, stories } = await readStories(fileName, options);
    return stories.map(({ input, node }, at) => {
      if (!isInteractive(node, module)) return withTags(input, []);
      // The first story keeps the tag `autodocs`, because Storybook creates a docs page for a title
      // only if at least one story has this tag.
      return withTags(input, ['interactive', ...(at > 0 ? ['!autodocs'] : [])]);
    });
  },
};
