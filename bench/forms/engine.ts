import type { Descriptors, Values } from './form.ts';

/** One engine, set up as its own documentation says. */
export interface BenchEngine {
  /** Renders the form with these values before it returns. Turning descriptors into configuration counts. */
  mount: (root: HTMLElement, fields: Descriptors, values: Values) => void;
  /** Submits the form, for an engine that shows errors only then. */
  submit?: (root: HTMLElement) => void;
  /** Adds a row to the only group of the page. */
  addRow?: (root: HTMLElement) => void;
  /** Prepares the first check of these values; this is not timed. */
  prepareCheck: (root: HTMLElement, fields: Descriptors, values: Values) => PreparedCheck;
}

interface PreparedCheck {
  /** Finds the errors of all fields, without rendering them. */
  run: () => unknown;
  /** How many fields were found wrong. It must be all of them; otherwise the figure means nothing. */
  countWrong: () => number;
}

/** Sends the only form of the page, as a person does with its button. */
export const submitForm = (root: HTMLElement): void => root.querySelector('form')?.requestSubmit();
