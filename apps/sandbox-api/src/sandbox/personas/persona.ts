import type { PersonaInput } from './stage.ts';

export interface Persona {
  key: string;
  title: string;
  shows: string;
  /** The persona's phone number with 10 digits. No other persona has the same number. */
  phone: string;
  /** Creates the persona's data. Returns the user's id; null if the persona has no account. */
  build: (stage: PersonaInput) => Promise<string | null>;
}
