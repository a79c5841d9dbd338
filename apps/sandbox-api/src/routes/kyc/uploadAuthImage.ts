import { Refused } from '../../errors.ts';
import { uploadOperation } from '../../http/upload-operation.ts';
import { simulatedFaceCheck } from '../../providers/face/check-face.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { checkFacePicture } from '../../services/face/check.ts';
import { keepPicture } from '../../services/picture/keep.ts';

export const uploadAuthImage = uploadOperation(
  'uploadAuthImage',
  async ({ body, user, uploads, now, db }) => {
    const { type: kind, file: picture } = body;
    const request = { userId: user.id, picture, uploads, now };
    if (kind !== 'face') {
      await keepPicture(db, { ...request, kind, verdict: 'kept' });
      return null;
    }
    const { livingMode } = await readSettings(db);
    if (livingMode !== 'upload') {
      throw new Refused('Please take the picture of your face with the camera.');
    }
    await checkFacePicture(db, simulatedFaceCheck(db), request);
    return null;
  },
);
