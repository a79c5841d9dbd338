import type { ErrorTexts } from './texts.ts';

/** What can be wrong with a value. */
export type Problem =
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

/** The words for a problem: one of the form's texts, or the kind's own, with `{label}` and `{max}`. */
export type Message = keyof ErrorTexts | { words: string };
