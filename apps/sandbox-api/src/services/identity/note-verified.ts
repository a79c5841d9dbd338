import type { Db } from '../../db/database.ts';
import { aadhaarVerifications } from '../../db/schema/index.ts';

/** Notes that the Aadhaar number is the borrower's; once noted it stays so. */
export async function noteVerified(
  tx: Db,
  note: { readonly userId: string; readonly aadhaarHash: string; readonly now: number },
): Promise<void> {
  const { userId, aadhaarHash, now } = note;
  await tx
    .insert(aadhaarVerifications)
    .values({ userId, aadhaarHash, verifiedAtMs: now })
    .onConflictDoNothing();
}
