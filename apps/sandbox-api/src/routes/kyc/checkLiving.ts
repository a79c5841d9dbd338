import { operation } from '../../http/operation.ts';
import { checkFacePicture } from '../../services/face/check.ts';
import { simulatedFaceCheck } from '../../simulators/face/check-face.ts';

export const checkLiving = operation('checkLiving', async ({ body, user, uploads, now, db }) => {
  const { image } = body;
  const request = { userId: user.id, image, uploads, now };
  await checkFacePicture(db, simulatedFaceCheck(db), request);
  return null;
});
