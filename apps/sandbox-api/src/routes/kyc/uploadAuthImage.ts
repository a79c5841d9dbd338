import { operation } from '../../http/operation.ts';
import { keepUnread } from '../../services/picture/keep-unread.ts';

export const uploadAuthImage = operation(
  'uploadAuthImage',
  async ({ body, user, uploads, now, db }) => {
    const { type: kind, file: image } = body;
    await keepUnread(db, { userId: user.id, kind, image, uploads, now });
    return null;
  },
);
