import type { Descriptors, Values } from './form.ts';

/** One engine, set up as its own documentation says. */
export interface BenchEngine {
  /** Renders the empty form before it returns. Turning descriptors into configuration counts. */
  mount: (root: HTMLElement, descriptors: Descriptors) => void;
  /** Prepares the first check of these values; this is not timed. */
  prepareCheck: (root: HTMLElement, descriptors: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** Finds the errors of all fields, without rendering them. */
  run: () => unknown;
  /** How many fields were found wrong. It must be all of them; otherwise the figure means nothing. */
  countWrong: () => number;
}
