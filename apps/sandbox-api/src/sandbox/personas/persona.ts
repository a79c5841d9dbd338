import type { PersonaInput } from './stage.ts';

export interface Persona {
  key: string;
  title: string;
  shows: string;
  /** 10 digits, different for each persona. */
  phone: string;
  /** Creates the persona's data. Returns the user's id; null if the persona has no account. */
  build: (stage: PersonaInput) => Promise<string | null>;
}
