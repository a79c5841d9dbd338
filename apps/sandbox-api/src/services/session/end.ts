import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import { readOffsetMs } from '../../providers/clock/clock.ts';

/** Signs the borrower out at once, here or on all devices (D41). `now` is the server's time. */
export async function endSession(
  db: Db,
  request: { userId: string; tokenHash: string; isEverywhere: boolean; now: number },
): Promise<void> {
  const { userId, tokenHash, isEverywhere, now } = request;
  const endedAtMs = now - (await readOffsetMs(db));
  const end = (endedBy: 'sign-out' | 'everywhere', which = eq(sessions.userId, userId)) =>
    db
      .update(sessions)
      .set({ endedAtMs, endedBy })
      .where(and(which, isNull(sessions.endedAtMs)));
  await end('sign-out', eq(sessions.tokenHash, tokenHash));
  if (isEverywhere) await end('everywhere');
}
