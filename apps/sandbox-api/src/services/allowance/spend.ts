import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';
import { waitInWords } from './wait-in-words.ts';

/** How often something may be done to somebody: `max` times from the first until `windowMs` later. */
export interface Allowance {
  /** What, for whom, and the id of whom, as in 'contact-sms:phone:9876543210'. */
  readonly scope: string;
  readonly max: number;
  readonly windowMs: number;
  /** The sentence that says what was done too often; when to try again is put behind it. */
  readonly refusal: string;
}

/**
 * Uses up a part of an allowance; a transaction that fails gives it back. It is one statement, so of
 * uses at once each is counted. Several are spent in one order everywhere, as they stay locked until
 * the transaction ends. Throws TooMany.
 */
export async function spend(
  db: Db,
  { scope, max, windowMs, refusal }: Allowance,
  { now, uses = 1 }: { readonly now: number; readonly uses?: number },
): Promise<void> {
  const { used, startedAtMs } = allowances;
  // One that began ahead of now, which a clock set back leaves behind, does not count.
  const isCurrent = sql`${startedAtMs} > ${now - windowMs} and ${startedAtMs} <= ${now}`;
  const spent = await db
    .insert(allowances)
    .values({ scope, used: uses, startedAtMs: now })
    .onConflictDoUpdate({
      target: allowances.scope,
      set: {
        used: sql`case when ${isCurrent} then ${used} else 0 end + ${uses}`,
        startedAtMs: sql`case when ${isCurrent} then ${startedAtMs} else ${now} end`,
      },
      setWhere: sql`not (${isCurrent}) or ${used} + ${uses} <= ${max}`,
    })
    .returning({ scope: allowances.scope });
  if (spent.length > 0) return;
  const [kept] = await db.select().from(allowances).where(eq(allowances.scope, scope));
  const freeAtMs = (kept?.startedAtMs ?? now) + windowMs;
  throw new TooMany(`${refusal} Please try again in ${waitInWords(freeAtMs - now)}.`);
}
