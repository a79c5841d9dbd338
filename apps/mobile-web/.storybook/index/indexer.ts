import { readFile } from 'node:fs/promises';
import { babelParse } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { acts, findProperty, hasTag, looksOf, toModule } from './acts.ts';

/**
 * Lists the stories of the app. A story whose `play` taps or types shows the screen as its test leaves
 * it, and gets the tag `behaviour`, as one that leads to another address says itself. A state that only taps lead to has the tag `state` instead. A story
 * of the small phone, in the dark or with large text gets the tag `small`, `dark` or `large`.
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
        const isBehaviour = hasOwn('behaviour') || (play && acts(play, module) && !hasOwn('state'));
        const own = [
          ...(isBehaviour ? ['behaviour', '!autodocs'] : []),
          ...(story ? looksOf(story, module) : []),
        ];
        return { ...input, tags: [...(input.tags ?? []), ...own] };
      });
  },
};
