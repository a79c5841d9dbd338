import type { Message, ErrorType } from './error-type.ts';

/** The value of a field after an edit, and what was rejected. */
export interface TextEdit {
  text: string;
  /** True if a pasted text did not fit; then nothing of it is accepted. */
  isRefused: boolean;
  /** The characters removed, each once. */
  leftOut: string;
}

/** The format of a text field, such as a phone number; set by the app or the descriptor. */
export interface TextFormat {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The `autocomplete` attribute. */
  autoComplete?: string;
  /**
   * Cleans the text while typing; `max` is the maximum length. `previous` is the text before a key press,
   * undefined for pasted or autofilled text.
   */
  clean?: (text: string, max: number, previous?: string) => string;
  /**
   * Replaces `clean` for numbers, codes and names: returns the text after an edit, and the removed
   * characters, which are reported. Invalid pasted text is left unchanged, so that `check` rejects it.
   */
  edit?: (held: string, edited: string, isPasted: boolean) => TextEdit;
  /** The display form of a clean text, such as groups of digits; `clean` reverses it. */
  show?: (text: string) => string;
  /** Validates a filled-in text. */
  check?: (text: string) => ErrorType | undefined;
  /** Overrides error messages. */
  messages?: Partial<Record<ErrorType, Message>>;
  /** A valid text. */
  example?: string;
}
