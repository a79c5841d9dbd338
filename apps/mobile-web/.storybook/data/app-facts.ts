import type { Facts } from './facts.ts';

const nothing = { calls: [], events: [] };

/** Filled in by `factsPlugin`. */
export const facts: Facts = {
  screens: {},
  everywhere: nothing,
  feedback: nothing,
  pages: {},
  rules: {},
  errors: {},
  descriptions: {},
};
