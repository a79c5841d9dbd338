import type { Descriptors, Values } from './form.ts';

/** One way to make a form of descriptors: each library as its own documentation sets it up. */
export interface BenchEngine {
  /** Renders the empty form before it returns; turning descriptors into configuration counts. */
  mount: (root: HTMLElement, descriptors: Descriptors) => void;
  /** All that stands before a first whole check of these values; none of it is timed. */
  prepareCheck: (root: HTMLElement, descriptors: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** The check, from values to errors by field; without rendering them. */
  run: () => unknown;
  /** How many fields were found wrong: all of them, or the figure is worth nothing. */
  countWrong: () => number;
}
