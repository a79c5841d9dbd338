import { dayMs } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances } from '../../db/schema/index.ts';

/** Deletes scopes without a use in the last day; no window is longer. */
export async function forgetAllowances(db: Db, now: number): Promise<void> {
  await db.delete(allowances).where(sql`not ${now - dayMs} < any(${allowances.usedAtMs})`);
}
