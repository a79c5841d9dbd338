import { readFile } from 'node:fs/promises';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { acts, findProperty, hasTag, toModule } from './acts.ts';

/**
 * Lists the stories of the app. A story whose `play` taps or types shows the screen as its test leaves
 * it, and gets the tag `behaviour`. A state that only taps lead to has the tag `state` instead.
 */
export const appIndexer: Indexer = {
  test: /mobile-web\/.*\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const csf = loadCsf(await readFile(fileName, 'utf8'), { ...options, fileName }).parse();
    const module = toModule(csf._ast, fileName);
    return csf.indexInputs.map((input) => {
      const story = module.declared.get(input.exportName);
      const play = story && findProperty(story, 'play', module);
      const isBehaviour = play && acts(play, module) && !hasTag(story, 'state', module);
      return isBehaviour ? { ...input, tags: [...(input.tags ?? []), 'behaviour'] } : input;
    });
  },
};
