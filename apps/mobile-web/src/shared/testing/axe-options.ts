import type { RunOptions } from 'axe-core';

/** These options make axe faster without disabling a rule. */
export const axeOptions: RunOptions = {
  // Computing selectors for passing rules is slow.
  resultTypes: ['violations'],
  // Omits 'cssom', for which axe would fetch each style sheet again. Only an experimental rule,
  // which axe does not run by default, needs it.
  preload: { assets: ['media'] },
};
