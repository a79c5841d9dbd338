import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Facts } from './facts.ts';
import { readChanges } from './changes.ts';
import { readRules } from './rules.ts';

const factsModule = join(import.meta.dirname, 'app-facts.ts');
const namesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../../pictures', folder)).map((name) =>
    basename(name, '.webp'),
  );
const productFolder = join(import.meta.dirname, '../../../../docs/product');

/** Fills in `app-facts.ts` when a page of Storybook asks for it. */
export const factsPlugin: Plugin = {
  name: 'facts',
  async load(id) {
    if (id.split('?')[0] !== factsModule) return undefined;
    const { readScreenFacts } = await import('./read-screens.ts');
    const { readErrors } = await import('./read-answers.ts');
    const facts: Facts = {
      screens: await readScreenFacts(),
      rules: readRules(productFolder),
      errors: await readErrors(),
      changes: readChanges(),
      pictures: namesIn('accepted'),
      strips: namesIn('strips').toSorted(),
    };
    return `export const facts = ${JSON.stringify(facts)}`;
  },
};
