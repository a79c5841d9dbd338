import { dayMs, hourMs, limits } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** Maximum age of a session, which limits the use of a stolen token. */
const maxAgeMs = 30 * dayMs;
/** Maximum time without use, so a lost phone does not stay signed in. */
const maxIdleMs = limits.sessionIdleDays * dayMs;
/**
 * Minimum time between updates of the last use, because not every call should write to the
 * database.
 */
const recordUseEveryMs = hourMs;

interface Session {
  tokenHash: string;
  createdAtMs: number;
  lastUsedAtMs: number;
}

/** Whether a session has expired. All times are real time, not the server's clock. */
export function isExpired(
  { createdAtMs, lastUsedAtMs }: Omit<Session, 'tokenHash'>,
  realNow: number,
): boolean {
  return realNow - createdAtMs >= maxAgeMs || realNow - lastUsedAtMs >= maxIdleMs;
}

export async function recordUse(db: Db, session: Session, realNow: number): Promise<void> {
  const { tokenHash, lastUsedAtMs } = session;
  if (realNow - lastUsedAtMs < recordUseEveryMs) return;
  await db.update(sessions).set({ lastUsedAtMs: realNow }).where(eq(sessions.tokenHash, tokenHash));
}
