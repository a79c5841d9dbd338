import type { Stage } from './stage.ts';

export interface Persona {
  key: string;
  title: string;
  /** What the persona demonstrates. */
  shows: string;
  /** 10 digits, unique. */
  phone: string;
  /** Returns the user's id; null if the persona has no account. */
  build: (stage: Stage) => Promise<string | null>;
}
