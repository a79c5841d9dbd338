import { readFile } from 'node:fs/promises';
import { babelParse } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { acts, findProperty, hasTag, isOnSmallPhone, toModule } from './acts.ts';

/**
 * Lists the stories of the app. A story whose `play` taps or types shows the screen as its test leaves
 * it, and gets the tag `behaviour`. A state that only taps lead to has the tag `state` instead. A story
 * of the small phone gets the tag `small`.
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
        const isBehaviour = play && acts(play, module) && !hasTag(story, 'state', module);
        const isSmall = story && isOnSmallPhone(story, module);
        const own = [
          ...(isBehaviour ? ['behaviour', '!autodocs'] : []),
          ...(isSmall ? ['small'] : []),
        ];
        return { ...input, tags: [...(input.tags ?? []), ...own] };
      });
  },
};
