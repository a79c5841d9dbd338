import { limits } from '@kosha/domain';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { otps } from '../../db/schema/index.ts';
import type { CodeCaller } from './purpose.ts';

type Code = typeof otps.$inferSelect;

/**
 * The newest code that was sent to this number for this purpose, asked for by this device; locked until
 * the transaction ends. Null when there is none, or it was used, has expired or was tried too often.
 * Older codes do not count. Codes of other devices do not either, so a stranger who asks for codes does
 * not end the borrower's.
 */
export async function findUsable(
  tx: Db,
  { phone, aadhaarHash, webUuid, now }: CodeCaller,
): Promise<Code | null> {
  const isForThis =
    aadhaarHash === null ? isNull(otps.aadhaarHash) : eq(otps.aadhaarHash, aadhaarHash);
  const [newest] = await tx
    .select()
    .from(otps)
    .where(
      and(eq(otps.phone, phone), eq(otps.webUuid, webUuid), isForThis, lte(otps.createdAtMs, now)),
    )
    .orderBy(desc(otps.createdAtMs))
    .limit(1)
    .for('update');
  return newest !== undefined && isUsable(newest, now) ? newest : null;
}

const isUsable = ({ usedAtMs, expiresAtMs, tries }: Code, now: number): boolean =>
  usedAtMs === null && expiresAtMs > now && tries < limits.otpMaxTries;
