import type { ErrorMessages } from './messages.ts';

/** The kinds of validation errors. */
export type ErrorType =
  | 'required'
  | 'digitsOnly'
  | 'tooLong'
  | 'notInList'
  /** The choices are not loaded, so the value cannot be checked. */
  | 'notLoaded'
  | 'outOfRange'
  /** The value does not match the required format. */
  | 'badForm'
  | 'wrongType';

/**
 * The key of one of the form's messages, or the message itself. Placeholders: `{label}`, `{field}`
 * and `{max}`.
 */
export type Message = keyof ErrorMessages | { text: string };
