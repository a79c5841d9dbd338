import type { RunOptions } from 'axe-core';

/** The accessibility rules of stories and e2e tests: all rules of axe. */
export const axeOptions: RunOptions = {
  // Computing selectors for passing rules is slow.
  resultTypes: ['violations'],
  // Prevents axe from fetching each style sheet again for a disabled rule.
  preload: { assets: ['media'] },
};
