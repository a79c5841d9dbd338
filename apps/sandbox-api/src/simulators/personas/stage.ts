import type { Db } from '../../db/database.ts';
import type { Uploads } from '../../services/picture/files.ts';

/** Where a persona is built: its number, free of any data, inside one transaction. */
export interface Stage {
  readonly tx: Db;
  /** 10 digits. */
  readonly phone: string;
  readonly uploads: Uploads;
  /** The server's time, epoch ms. */
  readonly now: number;
}

/** Since when a persona has its account, in days. */
export const MEMBER_FOR_DAYS = 90;
