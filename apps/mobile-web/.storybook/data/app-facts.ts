import type { Facts } from './facts.ts';

const noFacts = { calls: [], events: [] };

/** `factsPlugin` replaces these empty values. */
export const facts: Facts = {
  screens: {},
  everywhere: noFacts,
  feedback: noFacts,
  pages: {},
  rules: {},
  errors: {},
  descriptions: {},
};
