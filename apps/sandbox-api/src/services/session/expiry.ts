import { dayMs, hourMs, limits } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** Maximum age of a session, to limit the use of a stolen token. */
const maxAgeMs = 30 * dayMs;
/** Maximum time without use, so that a lost phone does not stay signed in. */
const maxIdleMs = limits.sessionIdleDays * dayMs;
/**
 * The minimum interval between updates of a session's last use, so that not every call writes to
 * the database.
 */
const recordUseEveryMs = hourMs;

interface Session {
  tokenHash: string;
  createdAtMs: number;
  lastUsedAtMs: number;
}

/** Whether a session is too old or has been idle for too long, in real time. */
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
