import { uploadOperation } from '../../http/upload-operation.ts';
import { simulatedFaceCheck } from '../../providers/face/check-face.ts';
import { checkFacePicture } from '../../services/face/check.ts';

export const checkLiving = uploadOperation(
  'checkLiving',
  async ({ body, user, uploads, now, db }) => {
    const request = { userId: user.id, picture: body.image, uploads, now };
    await checkFacePicture(db, simulatedFaceCheck(db), request);
    return null;
  },
);
