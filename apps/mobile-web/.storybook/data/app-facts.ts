import type { Facts } from './facts.ts';

/** Filled in by `factsPlugin`. */
export const facts: Facts = { screens: {}, rules: {}, errors: {} };
