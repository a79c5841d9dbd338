import type { Descriptors, Values } from './form.ts';

/** A form engine, set up as its documentation shows. */
export interface BenchEngine {
  /**
   * Renders the form with these values synchronously. Converting descriptors to the engine's
   * configuration counts.
   */
  mount: (root: HTMLElement, fields: Descriptors, values: Values) => void;
  /** Submits the form; for engines that show errors only then. */
  submit?: (root: HTMLElement) => void;
  /** Adds a row to the page's only group. */
  addRow?: (root: HTMLElement) => void;
  /** Prepares the first validation of these values; not timed. */
  prepareCheck: (root: HTMLElement, fields: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** Validates all fields, without rendering errors. */
  run: () => unknown;
  /** The number of invalid fields found; it must be all of them, or the result is meaningless. */
  countWrong: () => number;
}

/** Submits the page's only form, like its button does. */
export const submitForm = (root: HTMLElement): void => root.querySelector('form')?.requestSubmit();
