import type { Message, ErrorType } from './error-type.ts';

/** The value of a field after an edit, and what was rejected. */
export interface TextEdit {
  text: string;
  /** True if a pasted text was rejected entirely, because a part of it is invalid. */
  isRefused: boolean;
  /** The characters that were removed, without duplicates. */
  leftOut: string;
}

/** The format of a text field, such as a phone number. The app or the descriptor selects it. */
export interface TextFormat {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The `autocomplete` attribute. */
  autoComplete?: string;
  /**
   * Cleans the text while typing. `max` is the maximum length. `previous` is the text before a key
   * press; undefined for pasted or autofilled text.
   */
  clean?: (text: string, max: number, previous?: string) => string;
  /**
   * Used instead of `clean` for numbers, codes and names. Returns the text after an edit and the
   * removed characters, which the field reports. Rejected pasted text stays unchanged, so that
   * `check` finds the error.
   */
  edit?: (held: string, edited: string, isPasted: boolean) => TextEdit;
  /** Formats a clean text for display, for example in groups of digits. `clean` reverses it. */
  show?: (text: string) => string;
  /** Validates a filled-in text. */
  check?: (text: string) => ErrorType | undefined;
  /** Overrides error messages. */
  messages?: Partial<Record<ErrorType, Message>>;
  /** An example of a valid text. */
  example?: string;
}
