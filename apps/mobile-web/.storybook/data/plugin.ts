import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { DocsData, Screenshots } from './facts.ts';
import { readLastRelease, readReleaseNotes } from './read-release-notes.ts';
import { readRules } from './rules.ts';

const namesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../../screenshots', folder)).map((name) =>
    basename(name, '.webp'),
  );
const productFolder = join(import.meta.dirname, '../../../../docs/product');

async function readFacts(): Promise<DocsData> {
  const { readScreenDocsData } = await import('./read-screens.ts');
  const { readErrors } = await import('./read-responses.ts');
  return {
    ...(await readScreenDocsData()),
    rules: readRules(productFolder),
    errors: await readErrors(),
  };
}

const readScreenshots = (): Screenshots => ({
  releaseNotes: readReleaseNotes(),
  lastRelease: readLastRelease(),
  pictures: namesIn('accepted'),
  strips: namesIn('strips').toSorted(),
});

const modules: Readonly<Record<string, () => Promise<string>>> = {
  'app-facts.ts': async () => `export const facts = ${JSON.stringify(await readFacts())}`,
  'screenshots.ts': async () => `export const screenshots = ${JSON.stringify(readScreenshots())}`,
};

/** Generates `app-facts.ts` and `screenshots.ts` when a Storybook page imports them. */
export const docsDataPlugin: Plugin = {
  name: 'facts',
  async load(id) {
    const [file = ''] = id.split('?');
    return dirname(file) === import.meta.dirname ? await modules[basename(file)]?.() : undefined;
  },
};
