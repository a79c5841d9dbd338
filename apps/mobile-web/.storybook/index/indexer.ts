import { readFile } from 'node:fs/promises';
import { babelParse } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { interacts, findProperty, hasTag, variantsOf, toModule } from './interactions.ts';
import { shownName } from './shown-name.ts';

/**
 * Lists the stories of the app. A story whose `play` taps or types is an interaction test and gets the tag `behaviour`.
 * A state that only taps reach has the tag `state` instead. A story on the small phone, in dark colours or with large
 * text gets the tag `small`, `dark` or `large`.
 */
export const appIndexer: Indexer = {
  test: /mobile-web\/.*\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const code = await readFile(fileName, 'utf8');
    const module = toModule(babelParse(code), fileName);
    return loadCsf(code, { ...options, fileName })
      .parse()
      .indexInputs.map((input) => {
        const story = module.declared.get(input.exportName);
        const play = story && findProperty(story, 'play', module);
        const hasOwn = (tag: string) => story !== undefined && hasTag(story, tag, module);
        const isBehaviour =
          hasOwn('behaviour') || (play && interacts(play, module) && !hasOwn('state'));
        const own = [
          ...(isBehaviour ? ['behaviour', '!autodocs'] : []),
          ...(story ? variantsOf(story, module) : []),
        ];
        const tags = [...(input.tags ?? []), ...own];
        return { ...input, name: shownName({ ...input, tags }), tags };
      });
  },
};

/** Lists the stories of the packages. */
export const packageIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const csf = loadCsf(await readFile(fileName, 'utf8'), { ...options, fileName }).parse();
    return csf.indexInputs.map((input) => ({ ...input, name: shownName(input) }));
  },
};
