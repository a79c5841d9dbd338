import type { Rolldown } from 'vite';

/**
 * Bundles the entry chunk into one file, and the code that many screens share into another, because
 * each request takes a phone 150 ms.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 1 },
  { name: 'common', minShareCount: 12 },
];
