import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RetentionRule } from './rules.ts';

/** Rows per batch: few, so that no other call waits for their locks. */
const batch = 2_000;

/** Deletes a rule's expired rows in batches. Safe to run in several processes at once. */
export async function removeExpired(
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

/** The number of affected rows, for which each driver has a different name. */
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};
