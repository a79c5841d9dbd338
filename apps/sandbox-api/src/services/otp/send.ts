import { limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { assertMaySend, issueCode } from './issue.ts';

/** Sends a sign-in code to the number (D28). Throws TooMany with the seconds to wait. */
export async function sendCode(
  db: Db,
  wish: {
    /** 10 digits. */
    readonly phone: string;
    readonly webUuid: string;
    readonly network: string | null;
    /** Where the app is reached, without a port. */
    readonly host: string;
    readonly now: number;
  },
): Promise<void> {
  const request = { ...wish, aadhaarHash: null };
  await db.transaction(async (tx) => {
    await assertMaySend(tx, request);
    await issueCode(tx, { ...request, digits: limits.loginCodeDigits, purpose: 'sign-in' });
  });
}
