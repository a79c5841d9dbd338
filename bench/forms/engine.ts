import type { Descriptors, Values } from './form.ts';

/** A form engine, set up as its documentation shows. */
export interface BenchEngine {
  /**
   * Renders the form synchronously. The benchmark also measures the conversion of the descriptors.
   */
  mount: (root: HTMLElement, fields: Descriptors, values: Values) => void;
  /** Submits the form. Undefined if the engine shows errors without a submit. */
  submit?: (root: HTMLElement) => void;
  addRow?: (root: HTMLElement) => void;
  /** Prepares the first validation. The benchmark does not measure the preparation. */
  prepareCheck: (root: HTMLElement, fields: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  run: () => unknown;
  countWrong: () => number;
}

export const submitForm = (root: HTMLElement): void => root.querySelector('form')?.requestSubmit();
