import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobLeases } from '../db/schema/index.ts';

/** Maximum delay of a job before another process runs the job. */
const graceMs = 4_000;

/**
 * Returns whether this process may run the job. The lease is a row with an end time, because a
 * database lock would belong to one connection, but a job's queries may use several connections.
 */
export async function acquireLease(
  db: Db,
  {
    job,
    holder,
    everyMs,
    realNow,
  }: { job: string; holder: string; everyMs: number; realNow: number },
): Promise<boolean> {
  const untilMs = realNow + everyMs + graceMs;
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

export async function releaseLease(
  db: Db,
  { job, holder }: { job: string; holder: string },
): Promise<void> {
  await db.delete(jobLeases).where(and(eq(jobLeases.job, job), eq(jobLeases.holder, holder)));
}
