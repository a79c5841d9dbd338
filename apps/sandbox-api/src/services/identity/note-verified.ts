import type { Db } from '../../db/database.ts';
import { aadhaarVerifications } from '../../db/schema/index.ts';

/** Notes that the number is verified: the borrower entered its code, or the provider knows it already. */
export async function noteVerified(
  tx: Db,
  note: { userId: string; aadhaarHash: string; now: number },
): Promise<void> {
  const { userId, aadhaarHash, now } = note;
  await tx
    .insert(aadhaarVerifications)
    .values({ userId, aadhaarHash, verifiedAtMs: now })
    .onConflictDoNothing();
}
