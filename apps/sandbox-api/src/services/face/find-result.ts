import type { Db } from '../../db/database.ts';
import { findNewestPicture } from '../picture/find-newest.ts';

/** The result of the newest check of the borrower's face, or null before the first. */
export async function findFaceResult(db: Db, userId: string): Promise<'passed' | 'failed' | null> {
  const verdicts = ['passed', 'failed'] as const;
  const newest = await findNewestPicture(db, { userId, kind: 'face', verdicts });
  if (newest === null) return null;
  return newest.verdict === 'passed' ? 'passed' : 'failed';
}
