import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Facts } from './facts.ts';
import { readChanges } from './changes.ts';
import { readRules } from './rules.ts';

const factsModule = join(import.meta.dirname, 'app-facts.ts');
const productFolder = join(import.meta.dirname, '../../../../docs/product');

/** Fills in `app-facts.ts` when a page of Storybook asks for it. */
export const factsPlugin: Plugin = {
  name: 'facts',
  async load(id) {
    if (id.split('?')[0] !== factsModule) return undefined;
    const { readScreenFacts } = await import('./read-screens.ts');
    const facts: Facts = {
      screens: await readScreenFacts(),
      rules: readRules(productFolder),
      changes: readChanges(),
    };
    return `export const facts = ${JSON.stringify(facts)}`;
  },
};
