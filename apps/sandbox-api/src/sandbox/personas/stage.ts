import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Picture } from '../../services/picture/inspect.ts';
import type { Uploads } from '../../services/picture/store.ts';

/** Input for creating a persona. The phone number has no data yet. */
export interface Stage {
  tx: Db;
  /** 10 digits. */
  phone: string;
  uploads: Uploads;
  keys: Keys;
  /** The photo of the face, validated before the transaction starts. */
  face: Picture;
  /** The server's time, epoch ms. */
  now: number;
}

/** How many days ago a persona signed up. */
export const memberForDays = 90;
