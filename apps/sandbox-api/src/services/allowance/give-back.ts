import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances } from '../../db/schema/index.ts';
import type { Limit } from './try-spend.ts';

/** Undoes the last count, which this transaction has made. */
export async function giveBack(tx: Db, { scope }: Limit): Promise<void> {
  const { usedAtMs } = allowances;
  await tx
    .update(allowances)
    .set({ usedAtMs: sql`${usedAtMs}[:cardinality(${usedAtMs}) - 1]` })
    .where(eq(allowances.scope, scope));
}
