import { validationMessages } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { Refused } from '../../refusals/errors.ts';
import { findFaceResult } from './find-result.ts';

/** Ends the face step. Throws Refused unless the newest check has passed. */
export async function acceptFace(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const result = await findFaceResult(tx, userId);
    if (result === null) throw new Refused(validationMessages.faceRequired);
    if (result === 'failed') {
      throw new Refused('Your face was not recognised. Please take the picture again.');
    }
    await tx.update(users).set({ isFaceDone: true }).where(eq(users.id, userId));
  });
}
