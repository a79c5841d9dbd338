import type { MessageKeyOrText, ErrorType } from './error-type.ts';

export interface EditedText {
  text: string;
  /** True if the whole pasted text was rejected because of invalid characters. */
  isRefused: boolean;
  /** Removed characters, without duplicates. */
  leftOut: string;
}

/** The format of a text field, such as a phone number. */
export interface TextFormat {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: string;
  /**
   * Removes invalid characters. `max` is the maximum length. `previous` is the text before the
   * edit, or undefined for pasted or autofilled text.
   */
  clean?: (text: string, max: number, previous?: string) => string;
  /**
   * Used instead of `clean`. `held` is the text before the edit, `edited` the text after it. If
   * `isRefused` is true, the field keeps the pasted text, so that `check` finds the error.
   */
  edit?: (held: string, edited: string, isPasted: boolean) => EditedText;
  /** Formats clean text, for example in groups of digits. `clean` must reverse the formatting. */
  show?: (text: string) => string;
  /** Validates a filled-in text. */
  check?: (text: string) => ErrorType | undefined;
  messages?: Partial<Record<ErrorType, MessageKeyOrText>>;
  example?: string;
}
