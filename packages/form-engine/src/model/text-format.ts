import type { Message, ErrorType } from './error-type.ts';

export interface TextEdit {
  text: string;
  /** True if the whole pasted text was rejected, because a part is invalid. */
  isRefused: boolean;
  /** Removed characters, without duplicates. */
  leftOut: string;
}

/** The format of a text field, such as a phone number. */
export interface TextFormat {
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  autoComplete?: string;
  /** `max` is the maximum length. `previous` is undefined for pasted or autofilled text. */
  clean?: (text: string, max: number, previous?: string) => string;
  /** Replaces `sanitizeEvent`. Rejected pasted text stays unchanged, so that `check` finds the error. */
  edit?: (held: string, edited: string, isPasted: boolean) => TextEdit;
  /** Formats clean text, for example in groups of digits. `sanitizeEvent` must reverse the formatting. */
  show?: (text: string) => string;
  check?: (text: string) => ErrorType | undefined;
  messages?: Partial<Record<ErrorType, Message>>;
  example?: string;
}
