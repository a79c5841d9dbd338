import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findNewestPicture } from '../picture/find-newest.ts';

export async function acceptFace(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const result = await findFaceResult(tx, userId);
    if (result === null) throw refuse('faceRequired');
    if (result === 'failed') throw refuse('faceNotRecognised');
    await tx.update(users).set({ isFaceDone: true }).where(eq(users.id, userId));
  });
}

export async function findFaceResult(db: Db, userId: string): Promise<'passed' | 'failed' | null> {
  const verdicts = ['passed', 'failed'] as const;
  const newest = await findNewestPicture(db, { userId, kind: 'face', verdicts });
  if (newest === null) return null;
  return newest.verdict === 'passed' ? 'passed' : 'failed';
}
