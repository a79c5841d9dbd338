import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobLeases } from '../db/schema/index.ts';

/** For how long a process may run a job before another takes it over; it asks again at each turn. */
const leaseMs = 5_000;

/**
 * Whether `holder` may run the job now. One process at a time does; when it ends without a word, another
 * begins `leaseMs` later. A lock of the database would stay with a pooled connection.
 */
export async function takeLease(
  db: Db,
  { job, holder, realNow }: { job: string; holder: string; realNow: number },
): Promise<boolean> {
  const untilMs = realNow + leaseMs;
  const taken = await db
    .insert(jobLeases)
    .values({ job, holder, untilMs })
    .onConflictDoUpdate({
      target: jobLeases.job,
      set: { holder, untilMs },
      setWhere: sql`${jobLeases.holder} = ${holder} or ${jobLeases.untilMs} <= ${realNow}`,
    })
    .returning({ job: jobLeases.job });
  return taken.length > 0;
}

/** Lets another process begin at once. */
export async function giveLeaseBack(
  db: Db,
  { job, holder }: { job: string; holder: string },
): Promise<void> {
  await db.delete(jobLeases).where(and(eq(jobLeases.job, job), eq(jobLeases.holder, holder)));
}
