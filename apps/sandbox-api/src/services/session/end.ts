import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { readClockOffsetMs } from '../../providers/clock/clock.ts';

export async function endSessionById(
  db: Db,
  request: { userId: string; sessionId: string; by: 'other-device' | 'staff'; now: number },
): Promise<void> {
  const { userId, sessionId, by, now } = request;
  const isIt = and(eq(sessions.tokenHash, sessionId), eq(sessions.userId, userId));
  const [found] = await db.select({ endedAtMs: sessions.endedAtMs }).from(sessions).where(isIt);
  if (found === undefined) throw refuse('sessionNotFound');
  const endedAtMs = now - (await readClockOffsetMs(db));
  await db
    .update(sessions)
    .set({ endedAtMs, endedBy: by })
    .where(and(isIt, isNull(sessions.endedAtMs)));
}

/** Signs the user out on this device, or on all devices (D41). */
export async function endSession(
  db: Db,
  request: { userId: string; tokenHash: string; isEverywhere: boolean; now: number },
): Promise<void> {
  const { userId, tokenHash, isEverywhere, now } = request;
  const endedAtMs = now - (await readClockOffsetMs(db));
  const end = (endedBy: 'sign-out' | 'everywhere', which = eq(sessions.userId, userId)) =>
    db
      .update(sessions)
      .set({ endedAtMs, endedBy })
      .where(and(which, isNull(sessions.endedAtMs)));
  await end('sign-out', eq(sessions.tokenHash, tokenHash));
  if (isEverywhere) await end('everywhere');
}
