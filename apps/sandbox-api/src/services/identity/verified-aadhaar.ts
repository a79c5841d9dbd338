import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { aadhaarVerifications } from '../../db/schema/index.ts';

/** Verified by the borrower's code, or already known to the identity provider. */
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

export async function recordVerified(
  tx: Db,
  verification: { userId: string; aadhaarHash: string; now: number },
): Promise<void> {
  const { userId, aadhaarHash, now } = verification;
  await tx
    .insert(aadhaarVerifications)
    .values({ userId, aadhaarHash, verifiedAtMs: now })
    .onConflictDoNothing();
}
