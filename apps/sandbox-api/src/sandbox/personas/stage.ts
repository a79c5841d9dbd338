import type { Db } from '../../db/database.ts';
import type { Uploads } from '../../services/picture/store.ts';

/** What building a persona needs. Its number has no data yet. */
export interface Stage {
  tx: Db;
  /** 10 digits. */
  phone: string;
  uploads: Uploads;
  /** The server's time, epoch ms. */
  now: number;
}

/** How many days ago a persona has signed up. */
export const memberForDays = 90;
