import type { Rolldown } from 'vite';

/** What the entry chunk needs comes in one file, and what many screens share in another: a request takes a phone 150 ms. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: 'common', minShareCount: 12 },
];
