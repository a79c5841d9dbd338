import type { Descriptors, Values } from './form.ts';

/** A form engine, set up as its documentation shows. */
export interface BenchEngine {
  /**
   * Renders the form with these values synchronously. The time includes the conversion of the
   * descriptors to the engine's configuration.
   */
  mount: (root: HTMLElement, fields: Descriptors, values: Values) => void;
  /** Submits the form. Only for engines that show errors after a submit. */
  submit?: (root: HTMLElement) => void;
  /** Adds a row to the page's only group. */
  addRow?: (root: HTMLElement) => void;
  /** Prepares the first validation of these values. Not timed. */
  prepareCheck: (root: HTMLElement, fields: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** Validates all fields, without rendering errors. */
  run: () => unknown;
  /** The number of invalid fields found. The benchmark fails unless all fields are found. */
  countWrong: () => number;
}

/** Submits the page's only form, as its button does. */
export const submitForm = (root: HTMLElement): void => root.querySelector('form')?.requestSubmit();
