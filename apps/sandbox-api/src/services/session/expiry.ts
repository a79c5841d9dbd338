import { dayMs, hourMs, limits } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** Limits the use of a stolen token. */
const maxAgeMs = 30 * dayMs;
/** A lost phone should not stay signed in. */
const maxIdleMs = limits.sessionIdleDays * dayMs;
/** Limits how often calls write the last use to the database. */
const recordUseEveryMs = hourMs;

interface Session {
  tokenHash: string;
  createdAtMs: number;
  lastUsedAtMs: number;
}

/** All times are real time, without the offset that testers set for the server's clock (D29). */
export function isSessionExpired(
  { createdAtMs, lastUsedAtMs }: Omit<Session, 'tokenHash'>,
  realNow: number,
): boolean {
  return realNow - createdAtMs >= maxAgeMs || realNow - lastUsedAtMs >= maxIdleMs;
}

export async function recordSessionUse(db: Db, session: Session, realNow: number): Promise<void> {
  const { tokenHash, lastUsedAtMs } = session;
  if (realNow - lastUsedAtMs < recordUseEveryMs) return;
  await db.update(sessions).set({ lastUsedAtMs: realNow }).where(eq(sessions.tokenHash, tokenHash));
}
