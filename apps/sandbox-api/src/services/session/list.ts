import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import { readClockOffsetMs } from '../../providers/clock/clock.ts';
import { isSessionExpired } from './expiry.ts';

const maxListed = 100;

export type LiveSession = typeof sessions.$inferSelect;

/**
 * `now` includes the offset that testers set for the server's clock, but sessions store real time.
 */
export async function listSessions(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<readonly LiveSession[]> {
  const realNow = now - (await readClockOffsetMs(db));
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAtMs)))
    .orderBy(desc(sessions.lastUsedAtMs))
    .limit(maxListed);
  return found.filter((session) => !isSessionExpired(session, realNow));
}
