import type { Db } from '../../db/database.ts';
import { tryCode } from '../otp/try.ts';
import { hashNumber } from './hash-number.ts';
import { noteVerified } from './note-verified.ts';

/** Verifies an Aadhaar number by its code (D28). Throws Refused or TooMany. */
export async function verifyAadhaarOtp(
  db: Db,
  request: {
    user: { id: string; phone: string };
    aadhaar: string;
    otp: string;
    now: number;
  },
): Promise<void> {
  const { user, aadhaar, otp, now } = request;
  const refusal = await db.transaction(async (tx) => {
    const { hash: aadhaarHash } = await hashNumber(tx, 'aadhaar', aadhaar);
    const refused = await tryCode(tx, { phone: user.phone, aadhaarHash, code: otp, now });
    if (refused === null) await noteVerified(tx, { userId: user.id, aadhaarHash, now });
    return refused;
  });
  if (refusal !== null) throw refusal;
}
