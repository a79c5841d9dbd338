import { dayMs, daysBetween } from '@kosha/domain';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';

/** The limit for each code is not enough: with every new code somebody could guess more times. */
const wrongTriesPerDay = 20;

/**
 * The refusal when the number has no tries left today (a day in India), or null. A wrong code counts for
 * the day on which the code was sent.
 */
export async function refusalForToday(
  tx: Db,
  request: { phone: string; isAadhaar: boolean; now: number },
): Promise<TooMany | null> {
  const { phone, isAadhaar, now } = request;
  const isSamePurpose = isAadhaar ? isNotNull(otps.aadhaarHash) : isNull(otps.aadhaarHash);
  const at = otps.createdAtMs;
  const sent = await tx
    .select({ at, tries: otps.tries, usedAtMs: otps.usedAtMs })
    .from(otps)
    .where(and(eq(otps.phone, phone), isSamePurpose, gt(at, now - dayMs), lte(at, now)));
  const wrongTries = sent
    .filter((code) => daysBetween(code.at, now) === 0)
    .reduce((sum, { tries, usedAtMs }) => sum + tries - (usedAtMs === null ? 0 : 1), 0);
  if (wrongTries < wrongTriesPerDay) return null;
  return new TooMany('Too many wrong codes today. Please try again tomorrow.');
}
