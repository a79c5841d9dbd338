import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { aadhaarVerifications } from '../../db/schema/index.ts';

/**
 * Whether the user has verified the Aadhaar number with a code, or the identity provider reported
 * it as already verified.
 */
export async function isAadhaarVerified(
  db: Db,
  { userId, aadhaarHash }: { userId: string; aadhaarHash: string },
): Promise<boolean> {
  const found = await db
    .select({ userId: aadhaarVerifications.userId })
    .from(aadhaarVerifications)
    .where(
      and(
        eq(aadhaarVerifications.userId, userId),
        eq(aadhaarVerifications.aadhaarHash, aadhaarHash),
      ),
    );
  return found.length > 0;
}

export async function recordVerifiedAadhaar(
  tx: Db,
  verification: { userId: string; aadhaarHash: string; now: number },
): Promise<void> {
  const { userId, aadhaarHash, now } = verification;
  await tx
    .insert(aadhaarVerifications)
    .values({ userId, aadhaarHash, verifiedAtMs: now })
    .onConflictDoNothing();
}
