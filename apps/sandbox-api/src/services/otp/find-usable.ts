import { limits } from '@kosha/domain';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { Refused, TooMany, type ApiError } from '../../errors.ts';
import { refusalForToday } from './daily-limit.ts';

export interface CodePurpose {
  /** 10 digits. */
  phone: string;
  /** The hash of the number that the code verifies; without it, a sign-in code. */
  aadhaarHash?: string;
  now: number;
}

export const tooManyTries = () => new TooMany('Too many wrong codes. Please ask for another.');

/**
 * The newest code that was sent for this purpose, locked until the transaction ends, or the error that
 * says why it cannot be entered. Older codes do not count.
 */
export async function findUsable(
  tx: Db,
  { phone, aadhaarHash, now }: CodePurpose,
): Promise<typeof otps.$inferSelect | ApiError> {
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
  return (await refusalForToday(tx, { phone, isAadhaar, now })) ?? otp;
}
