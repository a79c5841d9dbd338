import type { RunOptions } from 'axe-core';

/** These options disable no rule of axe. */
export const axeOptions: RunOptions = {
  // Computing selectors for passing rules is slow.
  resultTypes: ['violations'],
  // Otherwise axe fetches each style sheet again for a disabled rule.
  preload: { assets: ['media'] },
};
