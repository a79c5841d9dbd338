import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { RetentionRule } from './rules.ts';

/** So few that no other call has to wait for their locks. */
const batch = 2_000;

/** Removes what a rule keeps no longer, in batches. Several processes may do it at once. */
export async function forgetWhatIsOld(
  db: Db,
  { table, old, afterwards }: RetentionRule,
  at: { now: number; realNow: number },
): Promise<void> {
  for (const isOld of old(at)) {
    let removed: number;
    do {
      const rows = sql`select ctid from ${sql.identifier(table)} where ${isOld} limit ${batch}`;
      const gone = await db.execute(
        sql`delete from ${sql.identifier(table)} where ctid = any(array(${rows}))`,
      );
      removed = countOf(gone);
    } while (removed === batch);
  }
  if (afterwards !== undefined) await db.execute(afterwards);
}

/** Both drivers tell how many rows a statement has changed, each by its own name. */
const countOf = (result: unknown): number => {
  const { rowCount, affectedRows } = result as { rowCount?: number; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
};
