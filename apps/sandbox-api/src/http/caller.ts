import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { clock, sessions, users } from '../db/schema/index.ts';
import { CLOCK_ROW } from '../db/seed/seed.ts';
import { SessionLost } from '../errors.ts';
import { sha256 } from '../ids.ts';
import type { ContractOperation } from './contract.ts';
import type { User } from './operation.ts';

export interface Caller {
  readonly user: User | null;
  /** How far the server's time is from the real one, ms. */
  readonly offsetMs: number;
}

const OTHER_DEVICE = 'Your number was used to sign in on another device. Please sign in again.';

/**
 * Who calls and what time it is, in one query. Throws SessionLost where a session is needed and the
 * token has none; where it is optional, a stale token makes a visitor.
 */
export async function findCaller(
  db: Db,
  access: ContractOperation['access'],
  token: string | undefined,
): Promise<Caller> {
  const isAsked = access !== 'public' && token !== undefined && token !== '';
  const [row] = await db
    .select({
      offsetMs: clock.offsetMs,
      endedAtMs: sessions.endedAtMs,
      endedBy: sessions.endedBy,
      userId: users.id,
      phone: users.phone,
    })
    .from(clock)
    .leftJoin(sessions, eq(sessions.tokenHash, isAsked ? sha256(token) : ''))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(clock.id, CLOCK_ROW));
  const offsetMs = row?.offsetMs ?? 0;
  if (row?.userId && row.phone && row.endedAtMs === null) {
    return { user: { id: row.userId, phone: row.phone }, offsetMs };
  }
  if (access !== 'signed-in') return { user: null, offsetMs };
  throw row?.endedBy === 'other-device' ? new SessionLost(OTHER_DEVICE) : new SessionLost();
}
