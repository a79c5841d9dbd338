import { operation } from '../../http/operation.ts';
import { readDocument } from '../../services/identity/read-document.ts';
import { keepUnread } from '../../services/picture/keep-unread.ts';
import { simulatedReader } from '../../simulators/ocr/read-document.ts';

export const recognizeDocument = operation(
  'recognizeDocument',
  async ({ body, user, uploads, now, db }) => {
    const { type: kind, image, notNeed } = body;
    if (notNeed === '1') {
      await keepUnread(db, { userId: user.id, kind, image, uploads, now });
      return null;
    }
    const reading = await readDocument(db, simulatedReader(db), {
      user,
      kind,
      image,
      uploads,
      now,
    });
    return { ...reading };
  },
);
