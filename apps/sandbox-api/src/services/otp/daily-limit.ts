import { DAY_MS, daysBetween } from '@kosha/domain';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';

/** Tries of one code alone would let somebody patient guess one of 10 000 by asking for more codes. */
const WRONG_TRIES_PER_DAY = 20;

/**
 * Why no code of this purpose helps the number until tomorrow in India, or null. Tries count for the
 * day on which their code was sent.
 */
export async function refusalForToday(
  tx: Db,
  request: { readonly phone: string; readonly isAadhaar: boolean; readonly now: number },
): Promise<TooMany | null> {
  const { phone, isAadhaar, now } = request;
  const isSamePurpose = isAadhaar ? isNotNull(otps.aadhaarHash) : isNull(otps.aadhaarHash);
  const at = otps.createdAtMs;
  const sent = await tx
    .select({ at, tries: otps.tries, usedAtMs: otps.usedAtMs })
    .from(otps)
    .where(and(eq(otps.phone, phone), isSamePurpose, gt(at, now - DAY_MS), lte(at, now)));
  const wrongTries = sent
    .filter((code) => daysBetween(code.at, now) === 0)
    .reduce((sum, { tries, usedAtMs }) => sum + tries - (usedAtMs === null ? 0 : 1), 0);
  if (wrongTries < WRONG_TRIES_PER_DAY) return null;
  return new TooMany('Too many wrong codes today. Please try again tomorrow.');
}
