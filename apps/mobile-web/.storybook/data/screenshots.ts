import type { Screenshots } from './facts.ts';

/** `factsPlugin` replaces these empty values. */
export const screenshots: Screenshots = { releaseNotes: [], pictures: [], strips: [] };
