import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import type { Uploads } from '../../services/picture/files.ts';
import type { Picture } from '../../services/picture/inspect.ts';

/** What building a persona needs. Its number has no data yet. */
export interface Stage {
  tx: Db;
  /** 10 digits. */
  phone: string;
  uploads: Uploads;
  keys: Keys;
  /** The picture of its face, inspected before the transaction begins. */
  face: Picture;
  /** The server's time, epoch ms. */
  now: number;
}

/** How many days ago a persona has signed up. */
export const memberForDays = 90;
