import type { DocsData } from './facts.ts';

const noFacts = { calls: [], events: [] };

/** `docsDataPlugin` replaces these empty values. */
export const facts: DocsData = {
  screens: {},
  everywhere: noFacts,
  feedback: noFacts,
  pages: {},
  rules: {},
  errors: {},
  descriptions: {},
};
