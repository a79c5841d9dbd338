import type { RunOptions } from 'axe-core';

/** What stories and journeys ask of the accessibility check: all of its rules. */
export const axeOptions: RunOptions = {
  // To find selectors for all that passes takes long.
  resultTypes: ['violations'],
  // Otherwise axe loads each stylesheet again, for a rule that is switched off.
  preload: { assets: ['media'] },
};
