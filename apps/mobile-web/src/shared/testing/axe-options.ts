import type { RunOptions } from 'axe-core';

/** Accessibility rules of stories and e2e tests: all of axe's rules. */
export const axeOptions: RunOptions = {
  // Selectors for passing rules are slow.
  resultTypes: ['violations'],
  // Otherwise axe loads each stylesheet again, for a rule that is turned off.
  preload: { assets: ['media'] },
};
