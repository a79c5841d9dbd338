import { HOUR_MS, isAadhaar, limits, validationMessages } from '@kosha/domain';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities } from '../../db/schema/index.ts';
import { ApiError, CodeUnderWay, Conflict, Refused, TooMany } from '../../errors.ts';
import type { IdentityProvider } from '../../simulators/identity/provider.ts';
import { findUsable } from '../otp/find-usable.ts';
import { assertMaySend, issueCode } from '../otp/issue.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { ALREADY_VERIFIED, FOREIGN_AADHAAR } from './accept.ts';
import { hashNumber } from './hash-number.ts';
import { isAadhaarVerified } from './is-verified.ts';
import { noteVerified } from './note-verified.ts';

export type AadhaarOtp =
  | { readonly kind: 'sent' }
  | { readonly kind: 'already-verified' }
  | { readonly kind: 'refused'; readonly message: string };

interface OtpRequest {
  readonly user: { readonly id: string; readonly phone: string };
  readonly aadhaar: string;
  readonly webUuid: string;
  readonly now: number;
}

/** What comes of a number tells something of whose it is, so refusals are bounded as codes are. */
const questionsOf = (userId: string): Allowance => ({
  scope: `aadhaar-otp:user:${userId}`,
  max: 12,
  windowMs: HOUR_MS,
  refusal: 'You have asked about Aadhaar numbers often.',
});
const questionsAbout = (aadhaarHash: string): Allowance => ({
  scope: `aadhaar-otp:number:${aadhaarHash}`,
  max: 6,
  windowMs: HOUR_MS,
  refusal: 'This Aadhaar number has been asked about often.',
});

/**
 * Asks the provider for a code to the Aadhaar number's phone, which here is the borrower's own
 * (D28). Throws Refused, Conflict when the number is another account's, and within 60 s or when
 * asked often TooMany, or CodeUnderWay where a code for this very number can still be entered.
 */
export async function sendAadhaarOtp(
  db: Db,
  provider: IdentityProvider,
  request: OtpRequest,
): Promise<AadhaarOtp> {
  if (!isAadhaar(request.aadhaar)) throw new Refused(validationMessages.aadhaarNumberRequired);
  try {
    const sent = await db.transaction((tx) => ask(tx, provider, request));
    if (sent instanceof Conflict) throw sent;
    return sent;
  } catch (error) {
    if (!(error instanceof TooMany) || !(await isCodeUnderWay(db, request))) throw error;
    throw new CodeUnderWay(error.message);
  }
}

async function isCodeUnderWay(db: Db, { user, aadhaar, now }: OtpRequest): Promise<boolean> {
  const { hash: aadhaarHash } = await hashNumber(db, 'aadhaar', aadhaar);
  const code = await findUsable(db, { phone: user.phone, aadhaarHash, now });
  return !(code instanceof ApiError);
}

/** A conflict is not thrown here, because that the number was asked about must be committed. */
async function ask(
  tx: Db,
  provider: IdentityProvider,
  { user, aadhaar, webUuid, now }: OtpRequest,
): Promise<AadhaarOtp | Conflict> {
  const { hash: aadhaarHash } = await hashNumber(tx, 'aadhaar', aadhaar);
  const verification = { userId: user.id, aadhaarHash };
  await spend(tx, questionsOf(user.id), { now });
  await spend(tx, questionsAbout(aadhaarHash), { now });
  const accepted = await findAccepted(tx, verification);
  if (accepted instanceof Conflict) return accepted;
  if (accepted !== null || (await isAadhaarVerified(tx, verification))) {
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
}

/** The borrower's accepted identity with the number, null, or why it can never be theirs. */
async function findAccepted(
  tx: Db,
  { userId, aadhaarHash }: { readonly userId: string; readonly aadhaarHash: string },
): Promise<typeof identities.$inferSelect | Conflict | null> {
  const accepted = await tx
    .select()
    .from(identities)
    .where(or(eq(identities.userId, userId), eq(identities.aadhaarHash, aadhaarHash)));
  if (accepted.some((one) => one.userId !== userId)) return new Conflict(FOREIGN_AADHAAR);
  if (accepted.some((one) => one.aadhaarHash !== aadhaarHash))
    return new Conflict(ALREADY_VERIFIED);
  return accepted[0] ?? null;
}
