import { dayMs, hourMs, limits } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** Limits the use of a stolen token, even if it is used constantly. */
const maxAgeMs = 30 * dayMs;
/** So that a lost phone does not stay signed in. */
const maxIdleMs = limits.sessionIdleDays * dayMs;
/** Minimum interval between updates of the last use; otherwise every call would write. */
const recordUseEveryMs = hourMs;

interface Session {
  tokenHash: string;
  createdAtMs: number;
  lastUsedAtMs: number;
}

/** Whether a session is too old or was idle too long, in real time. */
export function isExpired(
  { createdAtMs, lastUsedAtMs }: Omit<Session, 'tokenHash'>,
  realNow: number,
): boolean {
  return realNow - createdAtMs >= maxAgeMs || realNow - lastUsedAtMs >= maxIdleMs;
}

/** Updates the session's last use, at most once an hour. */
export async function recordUse(db: Db, session: Session, realNow: number): Promise<void> {
  const { tokenHash, lastUsedAtMs } = session;
  if (realNow - lastUsedAtMs < recordUseEveryMs) return;
  await db.update(sessions).set({ lastUsedAtMs: realNow }).where(eq(sessions.tokenHash, tokenHash));
}
