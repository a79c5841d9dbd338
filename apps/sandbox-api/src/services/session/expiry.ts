import { DAY_MS } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions } from '../../db/schema/index.ts';

/** A token that leaked is of no use for longer, however busy it is kept. */
const MAX_AGE_MS = 30 * DAY_MS;
/** A phone that was lent or lost does not stay signed in; a loan of 7 days is looked at within it. */
const MAX_IDLE_MS = 7 * DAY_MS;
/** Reading would otherwise write with every call. */
const NOTE_USE_EVERY_MS = DAY_MS / 24;

interface Session {
  readonly tokenHash: string;
  readonly createdAtMs: number;
  readonly lastUsedAtMs: number;
}

/** Whether a session is too old, or was left alone too long, at this real time. */
export function isExpired(
  { createdAtMs, lastUsedAtMs }: Omit<Session, 'tokenHash'>,
  realNow: number,
): boolean {
  return realNow - createdAtMs >= MAX_AGE_MS || realNow - lastUsedAtMs >= MAX_IDLE_MS;
}

/** Writes down that the session is in use, at most once an hour. */
export async function noteUse(db: Db, session: Session, realNow: number): Promise<void> {
  const { tokenHash, lastUsedAtMs } = session;
  if (realNow - lastUsedAtMs < NOTE_USE_EVERY_MS) return;
  await db.update(sessions).set({ lastUsedAtMs: realNow }).where(eq(sessions.tokenHash, tokenHash));
}
