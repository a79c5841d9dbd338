import { limits } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { readSecret } from '../../db/read-secret.ts';
import { otps } from '../../db/schema/index.ts';
import { ApiError, Refused } from '../../errors.ts';
import { findUsable, tooManyTries, type CodePurpose } from './find-usable.ts';
import { hashCode, isSameHash } from './hash.ts';

/**
 * Compares a code with the newest one that was sent for this purpose (D28). When they are the same, that
 * one is used up and null is returned; else a try is counted. Returns the refusal instead of throwing it,
 * so that the count of tries is committed.
 */
export async function tryCode(
  tx: Db,
  request: CodePurpose & { code: string },
): Promise<ApiError | null> {
  const otp = await findUsable(tx, request);
  if (otp instanceof ApiError) return otp;

  const hash = hashCode(await readSecret(tx, 'otp'), otp.id, request.code);
  const isRight = isSameHash(hash, otp.codeHash);
  await tx
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1`, usedAtMs: isRight ? request.now : null })
    .where(eq(otps.id, otp.id));
  if (isRight) return null;
  const left = limits.otpMaxTries - otp.tries - 1;
  if (left === 0) return tooManyTries();
  return new Refused(`Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left.`);
}
