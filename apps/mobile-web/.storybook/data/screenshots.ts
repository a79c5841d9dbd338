import type { Screenshots } from './facts.ts';

/** Filled in by `factsPlugin`. */
export const screenshots: Screenshots = { releaseNotes: [], pictures: [], strips: [] };
