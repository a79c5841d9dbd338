import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Facts, Seen } from './facts.ts';
import { readChanges } from './changes.ts';
import { readRules } from './rules.ts';

const namesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../../pictures', folder)).map((name) =>
    basename(name, '.webp'),
  );
const productFolder = join(import.meta.dirname, '../../../../docs/product');

async function readFacts(): Promise<Facts> {
  const { readScreenFacts } = await import('./read-screens.ts');
  const { readErrors } = await import('./read-answers.ts');
  return {
    ...(await readScreenFacts()),
    rules: readRules(productFolder),
    errors: await readErrors(),
  };
}

/** The first page loads them all. */
const changesShown = 40;

const readSeen = (): Seen => ({
  changes: readChanges().slice(0, changesShown),
  pictures: namesIn('accepted'),
  strips: namesIn('strips').toSorted(),
});

/** What each module exports. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  'app-facts.ts': async () => `export const facts = ${JSON.stringify(await readFacts())}`,
  'seen.ts': async () => `export const seen = ${JSON.stringify(readSeen())}`,
};

/** Fills in `app-facts.ts` and `seen.ts` when a page of Storybook asks for them. */
export const factsPlugin: Plugin = {
  name: 'facts',
  async load(id) {
    const [file = ''] = id.split('?');
    return dirname(file) === import.meta.dirname ? await modules[basename(file)]?.() : undefined;
  },
};
