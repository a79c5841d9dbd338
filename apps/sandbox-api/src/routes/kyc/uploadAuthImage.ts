import { operation } from '../../http/operation.ts';
import { keepUnread } from '../../services/picture/keep-unread.ts';

export const uploadAuthImage = operation(
  'uploadAuthImage',
  async ({ body, user, uploadsDir, now, db }) => {
    const { type: kind, file: image } = body;
    await keepUnread(db, { userId: user.id, kind, image, uploadsDir, now });
    return null;
  },
);
