import { aadhaarProblem, hourMs, limits, type Language } from '@kosha/domain';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { identities } from '../../db/schema/index.ts';
import { Refusal, refuse } from '../../refusals/refuse.ts';
import type { Keys } from '../../keys/keys.ts';
import { requestAadhaarOtp } from '../../providers/identity/provider.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { translatorFor } from '../../messages/translators.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';
import { findUsableOtp } from '../otp/find-usable.ts';
import { issueCode } from '../otp/issue.ts';
import { revertRequestedCode, countRequestedCode } from '../otp/spend-code.ts';
import { findLimitRefusal } from '../otp/wrong-codes.ts';
import { hashNumber } from '../../keys/hash-number.ts';
import { isAadhaarVerified, recordVerifiedAadhaar } from './verified-aadhaar.ts';

export type AadhaarOtpResult =
  | { kind: 'sent' }
  | { kind: 'already-verified' }
  | { kind: 'refused'; message: string };

interface OtpRequest {
  user: { id: string; phone: string; language: Language | null };
  aadhaar: string;
  webUuid: string;
  keys: Keys;
  now: number;
}

/**
 * Failed requests count too, because an error can reveal something about the owner of the Aadhaar
 * number, for example that another account uses the number.
 */
const requestsBy = (userId: string): Allowance => ({
  scope: `aadhaar-otp:user:${userId}`,
  max: 12,
  windowMs: hourMs,
  refusal: 'tooManyAadhaarQuestions',
});
const requestsAbout = (aadhaarHash: string): Allowance => ({
  scope: `aadhaar-otp:number:${aadhaarHash}`,
  max: 6,
  windowMs: hourMs,
  refusal: 'tooManyQuestionsAboutAadhaar',
});

/**
 * Sends a code that verifies the Aadhaar number (D28). If a rate limit is reached, throws
 * `codeStillValid` if the borrower can still use an earlier code, otherwise the limit's own error.
 */
export async function sendAadhaarOtp(db: Db, request: OtpRequest): Promise<AadhaarOtpResult> {
  const problem = aadhaarProblem(request.aadhaar);
  if (problem !== null) throw refuse(problem);
  try {
    const sent = await db.transaction((tx) => requestCode(tx, request));
    if (sent instanceof Refusal) throw sent;
    return sent;
  } catch (error) {
    const isLimit = error instanceof Refusal && error.code === 429;
    if (!isLimit || !(await isCodeValid(db, request))) throw error;
    throw stillValid(error);
  }
}

const stillValid = ({ userMessage, retryAfterSeconds = 0 }: Refusal) =>
  new Refusal('codeStillValid', { waitMs: retryAfterSeconds * 1000 }, userMessage);

async function isCodeValid(
  db: Db,
  { user, aadhaar, webUuid, keys, now }: OtpRequest,
): Promise<boolean> {
  const { hash: aadhaarHash } = hashNumber(keys, 'aadhaar', aadhaar);
  const caller = { phone: user.phone, aadhaarHash, webUuid, network: null, keys, now };
  return (
    (await findUsableOtp(db, caller)) !== null && (await findLimitRefusal(db, caller)) === null
  );
}

/**
 * Returns some errors instead of throwing them: a thrown error would roll back the transaction, and
 * the rate limits would not count the request.
 */
async function requestCode(
  tx: Db,
  { user, aadhaar, webUuid, keys, now }: OtpRequest,
): Promise<AadhaarOtpResult | Refusal> {
  const { hash: aadhaarHash } = hashNumber(keys, 'aadhaar', aadhaar);
  const verification = { userId: user.id, aadhaarHash };
  await countUseOrRefuse(tx, requestsBy(user.id), { now });
  await countUseOrRefuse(tx, requestsAbout(aadhaarHash), { now });
  const accepted = await findAccepted(tx, verification);
  if (accepted instanceof Refusal) return accepted;
  if (accepted !== null || (await isAadhaarVerified(tx, verification))) {
    return { kind: 'already-verified' };
  }
  const code = { phone: user.phone, aadhaarHash, webUuid, network: null, keys, now };
  await countRequestedCode(tx, code);
  const response = await requestAadhaarOtp(aadhaar);
  if (response.kind === 'sent') {
    const digits = limits.aadhaarOtpMaxDigits;
    const translator = translatorFor(user.language);
    await issueCode(tx, { ...code, digits, purpose: smsTemplates.purposeAadhaar, translator });
    return response;
  }
  await revertRequestedCode(tx, code);
  if (response.kind === 'refused') return response;
  await recordVerifiedAadhaar(tx, { ...verification, now });
  return { kind: 'already-verified' };
}

async function findAccepted(
  tx: Db,
  { userId, aadhaarHash }: { userId: string; aadhaarHash: string },
): Promise<typeof identities.$inferSelect | Refusal | null> {
  const accepted = await tx
    .select()
    .from(identities)
    .where(or(eq(identities.userId, userId), eq(identities.aadhaarHash, aadhaarHash)));
  if (accepted.some((identity) => identity.userId !== userId))
    return refuse('aadhaarOfAnotherAccount');
  if (accepted.some((identity) => identity.aadhaarHash !== aadhaarHash))
    return refuse('identityAlreadyAccepted');
  return accepted[0] ?? null;
}
