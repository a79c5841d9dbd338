import { limits } from '@kosha/domain';
import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { Refused, TooMany, type ApiError } from '../../errors.ts';
import { readSecret } from '../secret/read.ts';
import { refusalForToday } from './daily-limit.ts';
import { hashCode, isSameHash } from './hash.ts';

const tooManyTries = () => new TooMany('Too many wrong codes. Please ask for another.');

/**
 * Uses up the newest code of its purpose (D28). Returns why it is refused, or null; does not throw
 * that, because the count of tries must be committed all the same.
 */
export async function tryCode(
  tx: Db,
  request: {
    /** 10 digits. */
    readonly phone: string;
    /** The number the code is to verify, hashed; without it, a code to sign in with. */
    readonly aadhaarHash?: string;
    readonly code: string;
    readonly now: number;
  },
): Promise<ApiError | null> {
  const { phone, aadhaarHash, code, now } = request;
  const isForThis =
    aadhaarHash === undefined ? isNull(otps.aadhaarHash) : eq(otps.aadhaarHash, aadhaarHash);
  const [otp] = await tx
    .select()
    .from(otps)
    .where(and(eq(otps.phone, phone), isForThis, lte(otps.createdAtMs, now)))
    .orderBy(desc(otps.createdAtMs))
    .limit(1)
    .for('update');
  if (otp === undefined) return new Refused('Please ask for a code first.');
  if (otp.usedAtMs !== null) return new Refused('This code was used. Please ask for another.');
  if (otp.expiresAtMs <= now) return new Refused('This code has expired. Please ask for another.');
  if (otp.tries >= limits.otpMaxTries) return tooManyTries();
  const isAadhaar = aadhaarHash !== undefined;
  const refusal = await refusalForToday(tx, { phone, isAadhaar, now });
  if (refusal !== null) return refusal;

  const hash = hashCode(await readSecret(tx, 'otp'), otp.id, code);
  const isRight = isSameHash(hash, otp.codeHash);
  await tx
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1`, usedAtMs: isRight ? now : null })
    .where(eq(otps.id, otp.id));
  if (isRight) return null;
  const left = limits.otpMaxTries - otp.tries - 1;
  if (left === 0) return tooManyTries();
  return new Refused(`Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left.`);
}
