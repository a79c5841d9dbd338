import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Picture } from '../../services/picture/inspect.ts';
import type { UploadTracker } from '../../services/picture/store.ts';

/** Input for creating a persona. The database has no data for `phone` yet. */
export interface PersonaInput {
  tx: Db;
  phone: string;
  uploads: UploadTracker;
  keys: Keys;
  face: Picture;
  now: number;
}

export const accountAgeDays = 90;

export interface Persona {
  key: string;
  title: string;
  shows: string;
  /** 10 digits, different for each persona. */
  phone: string;
  /** Creates the persona's data. Returns the user's id; null if the persona has no account. */
  build: (stage: PersonaInput) => Promise<string | null>;
}
