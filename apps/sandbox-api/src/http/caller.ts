import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { prepareQueryOnce } from '../db/prepare-query.ts';
import { sessions, users } from '../db/schema/index.ts';
import { clock, clockRowId } from '../db/schema/providers.ts';
import { SessionLost } from '../refusals/errors.ts';
import { errorMessages } from '../messages/error-messages.ts';
import { sha256 } from '../keys/ids.ts';
import { isSessionExpired, recordSessionUse } from '../services/session/expiry.ts';
import type { ContractOperation } from './contract.ts';
import type { User } from './route.ts';

export interface Caller {
  user: User | null;
  offsetMs: number;
}

const callerOf = prepareQueryOnce((db) =>
  db
    .select({
      offsetMs: clock.offsetMs,
      session: {
        createdAtMs: sessions.createdAtMs,
        lastUsedAtMs: sessions.lastUsedAtMs,
        endedAtMs: sessions.endedAtMs,
        endedBy: sessions.endedBy,
      },
      user: { id: users.id, phone: users.phone, language: users.language },
    })
    .from(clock)
    .leftJoin(sessions, eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .leftJoin(users, eq(users.id, sessions.userId))
    .where(eq(clock.id, clockRowId))
    .prepare(''),
);

/**
 * Throws SessionLost if the operation requires a session and `token` belongs to no active session.
 * Sessions expire in real time: moving the sandbox's clock must not sign out anybody.
 */
export async function findCaller(
  db: Db,
  access: ContractOperation['access'],
  token: string | undefined,
  realNow: number,
): Promise<Caller> {
  const hasToken = access !== 'public' && token !== undefined && token !== '';
  const tokenHash = hasToken ? sha256(token) : '';
  const [row] = await callerOf(db).execute({ tokenHash });
  const { offsetMs = 0, session = null, user = null } = row ?? {};
  const isLive =
    session !== null && session.endedAtMs === null && !isSessionExpired(session, realNow);
  if (isLive && user !== null) {
    await recordSessionUse(db, { tokenHash, ...session }, realNow);
    return { user: { ...user, tokenHash }, offsetMs };
  }
  if (access !== 'signed-in') return { user: null, offsetMs };
  throw session?.endedBy === 'everywhere'
    ? new SessionLost(errorMessages.signedOutEverywhere)
    : new SessionLost();
}
