import type { Message, ErrorType } from './error-type.ts';

/** The value of a field after an edit, and what was rejected. */
export interface TextEdit {
  text: string;
  /** True if a pasted text did not fit; then nothing of it is accepted. */
  isRefused: boolean;
  /** The characters removed, each once. */
  leftOut: string;
}

/** What a text is beyond its characters, such as a phone number; the app or the descriptor says so. */
export interface TextFormat {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** What the browser may fill in. */
  autoComplete?: string;
  /**
   * Removes or changes what such a text does not have, while it is typed; `max` characters are taken. `previous` is the
   * text before a key, undefined for a text that was pasted or filled in.
   */
  clean?: (text: string, max: number, previous?: string) => string;
  /**
   * In place of `clean`, for a number, a code or a name: what the field holds after an edit, and what it did not take, which it
   * then says. A pasted text that does not fit stays, so that `check` refuses it.
   */
  edit?: (held: string, edited: string, isPasted: boolean) => TextEdit;
  /** A clean text as it is shown, such as in groups of digits; `clean` takes that back. */
  show?: (text: string) => string;
  /** What is wrong with such a text, which is filled in. */
  check?: (text: string) => ErrorType | undefined;
  /** Other words for its problems. */
  messages?: Partial<Record<ErrorType, Message>>;
  /** One that is right. */
  example?: string;
}
