import type { ErrorMessages } from './messages.ts';

/** What can be wrong with a value. */
export type ErrorType =
  | 'required'
  | 'digitsOnly'
  | 'tooLong'
  | 'notInList'
  /** The choices are not loaded yet, so the value cannot be checked. */
  | 'notLoaded'
  | 'outOfRange'
  /** Not in the form that is wanted, such as five letters and four digits. */
  | 'badForm'
  | 'wrongType';

/** The words for a problem: one of the form's texts, or the type's own, with `{label}`, `{field}` and `{max}`. */
export type Message = keyof ErrorMessages | { text: string };
