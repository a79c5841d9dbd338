import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { checkFace } from '../../providers/face/check-face.ts';
import type { UploadTracker } from '../picture/store.ts';
import type { Picture } from '../picture/inspect.ts';
import { savePicture } from '../picture/save.ts';

export async function checkFacePicture(
  db: Db,
  request: {
    userId: string;
    picture: Picture;
    uploads: UploadTracker;
    now: number;
  },
): Promise<void> {
  const outcome = await checkFace(db, request.picture);
  if (outcome === 'no-face') {
    throw refuse('faceNotFound');
  }
  const verdict = outcome === 'matched' ? 'passed' : 'failed';
  await savePicture(db, { ...request, kind: 'face', verdict });
}
