import type { ErrorMessages } from './messages.ts';

/** The kinds of validation errors. */
export type ErrorType =
  | 'required'
  | 'digitsOnly'
  | 'tooLong'
  | 'notInList'
  /** The choices are not loaded yet, so the value cannot be checked. */
  | 'notLoaded'
  | 'outOfRange'
  /** Does not match the required format. */
  | 'badForm'
  | 'wrongType';

/** An error message: a key of the form's messages, or a text with `{label}`, `{field}` and `{max}`. */
export type Message = keyof ErrorMessages | { text: string };
