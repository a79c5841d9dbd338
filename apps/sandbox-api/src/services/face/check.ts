import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { CheckFace } from '../../providers/face/check-face.ts';
import type { Uploads } from '../picture/store.ts';
import type { Picture } from '../picture/inspect.ts';
import { keepPicture } from '../picture/keep.ts';

/** Checks a picture of a face and keeps it with the result. Throws a Refusal without a face. */
export async function checkFacePicture(
  db: Db,
  check: CheckFace,
  request: {
    userId: string;
    picture: Picture;
    uploads: Uploads;
    now: number;
  },
): Promise<void> {
  const outcome = await check(request.picture);
  if (outcome === 'no-face') {
    throw refuse('faceNotFound');
  }
  const verdict = outcome === 'matched' ? 'passed' : 'failed';
  await keepPicture(db, { ...request, kind: 'face', verdict });
}
