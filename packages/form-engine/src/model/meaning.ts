import type { Message, Problem } from './problem.ts';

/** What a text is beyond its characters, such as a phone number; the app or the descriptor says so. */
export interface Meaning {
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** What the browser may fill in. */
  autoComplete?: string;
  /** Removes or changes what such a text does not have, while it is typed; `max` characters are taken. */
  clean?: (text: string, max: number) => string;
  /** A clean text as it is shown, such as in groups of digits; `clean` takes that back. */
  show?: (text: string) => string;
  /** What is wrong with such a text, which is filled in. */
  check?: (text: string) => Problem | undefined;
  /** Other words for its problems. */
  messages?: Partial<Record<Problem, Message>>;
  /** One that is right. */
  example?: string;
}
