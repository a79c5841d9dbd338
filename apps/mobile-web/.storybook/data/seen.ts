import type { Seen } from './facts.ts';

/** Filled in by `factsPlugin`. */
export const seen: Seen = { changes: [], pictures: [], strips: [] };
