import { uploadOperation } from '../../http/upload-operation.ts';
import { keepPicture } from '../../services/picture/keep.ts';

export const uploadAuthImage = uploadOperation(
  'uploadAuthImage',
  async ({ body, user, uploads, now, db }) => {
    const { type: kind, file: picture } = body;
    const userId = user.id;
    await keepPicture(db, { userId, kind, picture, verdict: 'kept', uploads, now });
    return null;
  },
);
