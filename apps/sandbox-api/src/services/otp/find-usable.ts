import { limits } from '@kosha/domain';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import type { OtpRequester } from './purpose.ts';

type Code = typeof otps.$inferSelect;

/**
 * Finds the newest code and locks its row until the transaction ends. Ignores codes that other
 * devices requested, because a stranger's request would otherwise replace the borrower's code.
 */
export async function findUsableOtp(
  tx: Db,
  { phone, aadhaarHash, webUuid, now }: OtpRequester,
): Promise<Code | null> {
  const isForAadhaar =
    aadhaarHash === null ? isNull(otps.aadhaarHash) : eq(otps.aadhaarHash, aadhaarHash);
  const [newest] = await tx
    .select()
    .from(otps)
    .where(
      and(
        eq(otps.phone, phone),
        eq(otps.webUuid, webUuid),
        isForAadhaar,
        lte(otps.createdAtMs, now),
      ),
    )
    .orderBy(desc(otps.createdAtMs))
    .limit(1)
    .for('update');
  return newest !== undefined && isUsable(newest, now) ? newest : null;
}

const isUsable = ({ usedAtMs, expiresAtMs, tries }: Code, now: number): boolean =>
  usedAtMs === null && expiresAtMs > now && tries < limits.otpMaxTries;
