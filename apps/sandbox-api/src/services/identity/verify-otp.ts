import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys/keys.ts';
import { verifyCode } from '../otp/try.ts';
import { hashNumber } from '../../keys/hash-number.ts';
import { recordVerifiedAadhaar } from './verified-aadhaar.ts';

/** Verifies an Aadhaar number with its code (D28). */
export async function verifyAadhaarOtp(
  db: Db,
  request: {
    user: { id: string; phone: string };
    aadhaar: string;
    otp: string;
    webUuid: string;
    keys: Keys;
    now: number;
  },
): Promise<void> {
  const { user, aadhaar, otp, webUuid, keys, now } = request;
  const refusal = await db.transaction(async (tx) => {
    const { hash: aadhaarHash } = hashNumber(keys, 'aadhaar', aadhaar);
    const caller = { phone: user.phone, aadhaarHash, webUuid, network: null, keys, now };
    const refused = await verifyCode(tx, { ...caller, code: otp });
    if (refused === null) await recordVerifiedAadhaar(tx, { userId: user.id, aadhaarHash, now });
    return refused;
  });
  if (refusal !== null) throw refusal;
}
