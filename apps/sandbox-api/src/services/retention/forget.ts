import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RetentionRule } from './rules.ts';

/** Maximum rows per delete. Batches are small, so other calls do not wait long for the locks. */
const batch = 2_000;

/** Deletes all expired rows of a table. Several processes may call this function concurrently. */
export async function removeExpiredRows(
  db: Db,
  { table, old, afterwards }: RetentionRule,
  at: { now: number; realNow: number },
): Promise<void> {
  for (const isOld of old(at)) {
    let removed: number;
    do {
      const rows = sql`select ctid from ${sql.identifier(table)} where ${isOld} limit ${batch}`;
      const deleted = await db.execute(
        sql`delete from ${sql.identifier(table)} where ctid = any(array(${rows}))`,
      );
      removed = countOf(deleted);
    } while (removed === batch);
  }
  if (afterwards !== undefined) await db.execute(afterwards);
}

/** Each driver has a different name for the number of affected rows. */
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};
