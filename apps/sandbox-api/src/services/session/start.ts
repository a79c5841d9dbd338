import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';
import { newToken, sha256 } from '../../keys/ids.ts';
import { readClockOffsetMs } from '../../providers/clock/clock.ts';

/**
 * Starts a session and ends the user's earlier session on this device. `now` includes the offset
 * that testers set for the server's clock, but sessions store real time.
 */
export async function startSession(
  tx: Db,
  session: {
    userId: string;
    webUuid: string;
    networkHash?: string | null;
    os?: string;
    now: number;
  },
): Promise<string> {
  const { userId, webUuid, networkHash, os, now } = session;
  const token = newToken();
  const realNow = now - (await readClockOffsetMs(tx));
  await tx
    .update(sessions)
    .set({ endedAtMs: realNow, endedBy: 'next-sign-in' })
    .where(
      and(eq(sessions.userId, userId), eq(sessions.webUuid, webUuid), isNull(sessions.endedAtMs)),
    );
  await tx.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    webUuid,
    networkHash,
    os,
    createdAtMs: realNow,
    lastUsedAtMs: realNow,
  });
  return token;
}
