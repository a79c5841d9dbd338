import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Keys } from '../../keys/keys.ts';
import { readDocument, type DocumentKind } from '../../providers/ocr/read-document.ts';
import type { UploadTracker } from '../picture/store.ts';
import type { Picture } from '../picture/inspect.ts';
import { savePicture } from '../picture/save.ts';
import { findName } from '../user/find-name.ts';
import { hashNumber, type HashedNumber } from '../../keys/hash-number.ts';
import { assertAdult } from './is-minor.ts';

/** The document data that the borrower sees. The numbers are masked. */
export interface MaskedDocumentReading {
  name: string | null;
  birthDate: string | null;
  idNo: string | null;
  panNo: string | null;
}

export async function readIdentityDocument(
  db: Db,
  request: {
    user: { id: string; phone: string };
    kind: DocumentKind;
    picture: Picture;
    uploads: UploadTracker;
    keys: Keys;
    now: number;
  },
): Promise<MaskedDocumentReading> {
  const { user, kind, picture, uploads, keys, now } = request;
  const borrower = { phone: user.phone, name: await findName(db, user.id) };
  const reading = await readDocument(db, { kind, picture, borrower });
  if (reading === null) throw refuse('documentUnreadable');
  if (reading.birthDate !== null) assertAdult(reading.birthDate, now);
  const hashed = (of: 'aadhaar' | 'pan'): HashedNumber | null =>
    reading[of] === null ? null : hashNumber(keys, of, reading[of]);
  const [aadhaar, pan] = [hashed('aadhaar'), hashed('pan')];
  const number = aadhaar ?? pan;
  await savePicture(db, {
    userId: user.id,
    kind,
    picture,
    verdict: 'passed',
    ...(number !== null && { number }),
    uploads,
    now,
  });
  const { name, birthDate } = reading;
  return { name, birthDate, idNo: aadhaar?.masked ?? null, panNo: pan?.masked ?? null };
}
