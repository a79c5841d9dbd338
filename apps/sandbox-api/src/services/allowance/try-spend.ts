import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances } from '../../db/schema/index.ts';
import type { RateLimitRefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';

export interface RateLimit {
  scope: string;
  max: number;
  windowMs: number;
}

export interface Allowance extends RateLimit {
  refusal: RateLimitRefusalName;
}

/**
 * Counts the uses and returns null. At the limit, returns the time (epoch ms) from which the uses
 * are allowed. Locks the scope until the transaction ends, so callers with several scopes must use
 * the same order, to avoid deadlocks.
 */
export async function tryCountUse(
  db: Db,
  { scope, max, windowMs }: RateLimit,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<number | null> {
  const counted = countedIn(windowMs, now);
  const added = sql`array_fill(${now}::bigint, array[${uses}::int])`;
  const spent = await db
    .insert(allowances)
    .values({ scope, usedAtMs: added })
    .onConflictDoUpdate({
      target: allowances.scope,
      set: { usedAtMs: sql`${counted} || ${added}` },
      setWhere: sql`cardinality(${counted}) + ${uses} <= ${max}`,
    })
    .returning({ scope: allowances.scope });
  if (spent.length > 0) return null;
  return (await findAllowedTime(db, { scope, max, windowMs }, { now, uses })) ?? now + windowMs;
}

export async function countUseOrRefuse(
  db: Db,
  allowance: Allowance,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<void> {
  const freeAtMs = await tryCountUse(db, allowance, { now, uses });
  if (freeAtMs === null) return;
  const waitMs = freeAtMs - now;
  throw refuse(allowance.refusal, { with: { wait: { wait: waitMs } }, waitMs });
}

/** Like `tryCountUse`, but does not count the uses. */
export async function findAllowedTime(
  db: Db,
  { scope, max, windowMs }: RateLimit,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<number | null> {
  const counted = countedIn(windowMs, now);
  const mustEnd = sql`cardinality(${counted}) + ${uses} - ${max}`;
  const [last] = await db
    .select({ atMs: sql<string | null>`(${counted})[${mustEnd}]` })
    .from(allowances)
    .where(eq(allowances.scope, scope));
  return last === undefined || last.atMs === null ? null : Number(last.atMs) + windowMs;
}

/** Excludes future times, which remain after the clock was set back. */
const countedIn = (windowMs: number, now: number) =>
  sql`array(select at from unnest(${allowances.usedAtMs}) at
    where at > ${now - windowMs} and at <= ${now} order by at)`;

/** Reverts the newest use. Only the transaction that counted this use may call the function. */
export async function revertUse(tx: Db, { scope }: RateLimit): Promise<void> {
  const { usedAtMs } = allowances;
  await tx
    .update(allowances)
    .set({ usedAtMs: sql`${usedAtMs}[:cardinality(${usedAtMs}) - 1]` })
    .where(eq(allowances.scope, scope));
}
