import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { refuse, type Refusal } from '../../refusals/refuse.ts';
import { findUsable } from './find-usable.ts';
import { hashCode, isSameHash } from './hash.ts';
import type { CodeCaller } from './purpose.ts';
import { recordRightCode, recordWrongCode } from './wrong-codes.ts';

/**
 * Returns null if the code matches (D28). Returns errors instead of throwing, so that the
 * transaction commits the counters of wrong codes.
 */
export async function verifyCode(
  tx: Db,
  request: CodeCaller & { code: string },
): Promise<Refusal | null> {
  const tooMany = await recordWrongCode(tx, request);
  if (tooMany !== null) return tooMany;
  const otp = await findUsable(tx, request);
  if (otp === null) return refuse('wrongCode');

  const hash = hashCode(request.keys, otp.id, request.code);
  const isRight = isSameHash(hash, otp.codeHash);
  await tx
    .update(otps)
    .set({ tries: sql`${otps.tries} + 1`, usedAtMs: isRight ? request.now : null })
    .where(eq(otps.id, otp.id));
  if (!isRight) return refuse('wrongCode');
  await recordRightCode(tx, request);
  return null;
}
