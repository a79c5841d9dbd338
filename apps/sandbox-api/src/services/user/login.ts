import type { Db } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { tryCode } from '../otp/try.ts';
import { startSession } from '../session/start.ts';
import { findOrCreateUser } from './find-or-create.ts';

export interface Login {
  readonly token: string;
  /** True when this sign-in made the account. */
  readonly isNew: boolean;
}

/** Signs in with a code sent before. Throws Refused or TooMany on a code that does not do. */
export async function login(
  db: Db,
  request: {
    /** 10 digits. */
    readonly phone: string;
    readonly code: string;
    readonly webUuid: string;
    readonly now: number;
  },
): Promise<Login> {
  const { webUuid, now } = request;
  const result = await db.transaction(async (tx) => {
    const refusal = await tryCode(tx, request);
    if (refusal !== null) return refusal;
    const { id: userId, isNew } = await findOrCreateUser(tx, request);
    return { token: await startSession(tx, { userId, webUuid, now }), isNew };
  });
  if (result instanceof ApiError) throw result;
  return result;
}
