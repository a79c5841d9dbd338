import type { ErrorMessages } from './messages.ts';

export type ErrorType =
  | 'required'
  | 'digitsOnly'
  | 'tooLong'
  | 'notInList'
  /** The choices are not loaded or the file is not uploaded, so the value cannot be checked. */
  | 'notLoaded'
  | 'outOfRange'
  /** The value does not match the required format. */
  | 'badForm'
  | 'wrongType';

/**
 * The key of a message in `ErrorMessages`, or the text of a message. Placeholders: `{label}`,
 * `{field}` (`full name` for the label `Full name`), `{max}` (the maximum length), `{least}` and
 * `{most}` (the bounds), and `{form}` (the pattern).
 */
export type MessageKeyOrText = keyof ErrorMessages | { text: string };
