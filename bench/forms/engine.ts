import type { Descriptors, Values } from './form.ts';

/** A form engine, set up as its documentation shows. */
export interface BenchEngine {
  /**
   * Renders the form synchronously. The measured time includes converting the descriptors for the
   * engine.
   */
  mount: (root: HTMLElement, fields: Descriptors, values: Values) => void;
  /** Submits the form. Undefined if the engine shows errors without a submit. */
  submit?: (root: HTMLElement) => void;
  addRow?: (root: HTMLElement) => void;
  /** Prepares the first validation; the benchmark does not measure the preparation. */
  prepareCheck: (root: HTMLElement, fields: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** Validates all fields without rendering errors. */
  run: () => unknown;
  /** The number of invalid fields. The benchmark fails if the engine misses one. */
  countWrong: () => number;
}

export const submitForm = (root: HTMLElement): void => root.querySelector('form')?.requestSubmit();
