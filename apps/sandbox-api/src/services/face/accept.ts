import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findNewestPicture } from '../picture/find-newest.ts';

/**
 * Completes the face step of the verification. Throws a Refusal if the newest face check failed, or
 * no face check exists.
 */
export async function acceptFace(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const result = await findFaceResult(tx, userId);
    if (result === null) throw refuse('faceRequired');
    if (result === 'failed') throw refuse('faceNotRecognised');
    await tx.update(users).set({ isFaceDone: true }).where(eq(users.id, userId));
  });
}

/** The result of the newest face check; null before the first face check. */
export async function findFaceResult(db: Db, userId: string): Promise<'passed' | 'failed' | null> {
  const verdicts = ['passed', 'failed'] as const;
  const newest = await findNewestPicture(db, { userId, kind: 'face', verdicts });
  if (newest === null) return null;
  return newest.verdict === 'passed' ? 'passed' : 'failed';
}
