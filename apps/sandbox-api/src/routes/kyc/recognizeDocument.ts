import { uploadOperation } from '../../http/upload-operation.ts';
import { simulatedReader } from '../../providers/ocr/read-document.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { readDocument } from '../../services/identity/read-document.ts';
import { keepPicture } from '../../services/picture/keep.ts';

export const recognizeDocument = uploadOperation(
  'recognizeDocument',
  async ({ body, user, uploads, now, db, keys }) => {
    const { type: kind, image: picture, notNeed } = body;
    if (notNeed === '1') {
      const userId = user.id;
      await keepPicture(db, { userId, kind, picture, verdict: 'kept', uploads, now });
      return null;
    }
    const { isAadhaarBackRead } = await readSettings(db);
    if (kind === 'aadhaarBack' && !isAadhaarBackRead) return { notNeed: 1 as const };
    const request = { user, kind, picture, uploads, keys, now };
    const reading = await readDocument(db, simulatedReader(db), request);
    return { ...reading };
  },
);
