import type { Stage } from './stage.ts';

export interface Persona {
  key: string;
  title: string;
  /** What this persona shows. */
  shows: string;
  /** 10 digits, its own. */
  phone: string;
  /** Makes its data. Returns the user's id, or null when the persona has no account. */
  build: (stage: Stage) => Promise<string | null>;
}
