import type { Screenshots } from './facts.ts';

/** `docsDataPlugin` replaces these empty values. */
export const screenshots: Screenshots = {
  releaseNotes: [],
  lastRelease: undefined,
  pictures: [],
  strips: [],
};
