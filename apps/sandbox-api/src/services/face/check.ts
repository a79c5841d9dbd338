import type { Db } from '../../db/database.ts';
import { Refused } from '../../errors.ts';
import type { CheckFace } from '../../simulators/face/check-face.ts';
import type { Uploads } from '../picture/files.ts';
import { inspectPicture } from '../picture/inspect.ts';
import { keepPicture } from '../picture/keep.ts';

/** Checks a picture of the borrower's face and keeps what came of it. Throws Refused on no face. */
export async function checkFacePicture(
  db: Db,
  check: CheckFace,
  request: {
    readonly userId: string;
    readonly image: Blob;
    readonly uploads: Uploads;
    readonly now: number;
  },
): Promise<void> {
  const { image, ...rest } = request;
  const picture = await inspectPicture(image);
  const outcome = await check(picture);
  if (outcome === 'no-face') {
    throw new Refused('We could not see one face in this picture. Please try again.');
  }
  const verdict = outcome === 'matched' ? 'passed' : 'failed';
  await keepPicture(db, { ...rest, kind: 'face', picture, verdict });
}
