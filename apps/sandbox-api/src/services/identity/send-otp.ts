import { isAadhaar, limits, validationMessages } from '@kosha/domain';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities } from '../../db/schema/index.ts';
import { Conflict, Refused } from '../../errors.ts';
import type { IdentityProvider } from '../../simulators/identity/provider.ts';
import { assertMaySend, issueCode } from '../otp/issue.ts';
import { ALREADY_VERIFIED, FOREIGN_AADHAAR } from './accept.ts';
import { hashNumber } from './hash-number.ts';
import { isAadhaarVerified } from './is-verified.ts';
import { noteVerified } from './note-verified.ts';

export type AadhaarOtp =
  | { readonly kind: 'sent' }
  | { readonly kind: 'already-verified' }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Asks the provider for a code to the Aadhaar number's phone, which here is the borrower's own
 * (D28). Throws Refused, Conflict when the number is another account's, TooMany within 60 s.
 */
export async function sendAadhaarOtp(
  db: Db,
  provider: IdentityProvider,
  request: {
    readonly user: { readonly id: string; readonly phone: string };
    readonly aadhaar: string;
    readonly webUuid: string;
    readonly now: number;
  },
): Promise<AadhaarOtp> {
  const { user, aadhaar, webUuid, now } = request;
  if (!isAadhaar(aadhaar)) throw new Refused(validationMessages.aadhaarNumberRequired);
  return db.transaction(async (tx): Promise<AadhaarOtp> => {
    const { hash: aadhaarHash } = await hashNumber(tx, 'aadhaar', aadhaar);
    const verification = { userId: user.id, aadhaarHash };
    const isAccepted = await assertMayVerify(tx, verification);
    if (isAccepted || (await isAadhaarVerified(tx, verification))) {
      return { kind: 'already-verified' };
    }
    const code = { phone: user.phone, aadhaarHash, webUuid, network: null, now };
    await assertMaySend(tx, code);
    const answer = await provider.requestOtp(aadhaar);
    if (answer.kind === 'refused') return answer;
    if (answer.kind === 'verified') {
      await noteVerified(tx, { ...verification, now });
      return { kind: 'already-verified' };
    }
    await issueCode(tx, { ...code, digits: limits.aadhaarOtpMaxDigits, purpose: 'Aadhaar' });
    return answer;
  });
}

/** Whether the number is the borrower's accepted one. Throws Conflict when it can never be. */
async function assertMayVerify(
  tx: Db,
  { userId, aadhaarHash }: { readonly userId: string; readonly aadhaarHash: string },
): Promise<boolean> {
  const accepted = await tx
    .select()
    .from(identities)
    .where(or(eq(identities.userId, userId), eq(identities.aadhaarHash, aadhaarHash)));
  if (accepted.some((one) => one.userId !== userId)) throw new Conflict(FOREIGN_AADHAAR);
  if (accepted.some((one) => one.aadhaarHash !== aadhaarHash)) throw new Conflict(ALREADY_VERIFIED);
  return accepted.length > 0;
}
