import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findFaceResult } from './find-result.ts';

/** Ends the face step. Throws Refused unless the newest check has passed. */
export async function acceptFace(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const result = await findFaceResult(tx, userId);
    if (result === null) throw refuse('faceRequired');
    if (result === 'failed') throw refuse('faceNotRecognised');
    await tx.update(users).set({ isFaceDone: true }).where(eq(users.id, userId));
  });
}
