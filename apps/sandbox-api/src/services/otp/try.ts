import { timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { findUsableOtp } from './find-usable.ts';
import { hashOtp } from './hash.ts';
import type { OtpRequester } from './purpose.ts';
import { revertWrongCode, recordWrongCode } from './wrong-codes.ts';

/**
 * Returns null if the code matches (D28). Returns errors instead of throwing, so that the
 * transaction commits the counters of wrong codes.
 */
export async function verifyCode(
  tx: Db,
  request: OtpRequester & { code: string },
): Promise<Refusal | null> {
  const tooMany = await recordWrongCode(tx, request);
  if (tooMany !== null) return tooMany;
  const otp = await findUsableOtp(tx, request);
  if (otp === null) return refuse('wrongCode');

  const hash = hashOtp(request.keys, otp.id, request.code);
  const isRight = timingSafeEqual(Buffer.from(hash), Buffer.from(otp.codeHash));
  await tx
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1`, usedAtMs: isRight ? request.now : null })
    .where(eq(otps.id, otp.id));
  if (!isRight) return refuse('wrongCode');
  await revertWrongCode(tx, request);
  return null;
}
