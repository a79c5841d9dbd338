import type { Db } from '../../db/database.ts';
import { Refused } from '../../errors.ts';
import type { DocumentKind, ReadDocument } from '../../simulators/ocr/read-document.ts';
import type { Uploads } from '../picture/files.ts';
import { inspectPicture } from '../picture/inspect.ts';
import { keepPicture } from '../picture/keep.ts';
import { findName } from '../user/find-name.ts';
import { hashNumber, type HashedNumber } from './hash-number.ts';

/** What may be shown of a document; numbers are masked. */
export interface ShownReading {
  readonly name: string | null;
  readonly idNo: string | null;
  readonly panNo: string | null;
}

/** Reads a picture of a document and keeps it. Throws Refused when nothing can be read from it. */
export async function readDocument(
  db: Db,
  read: ReadDocument,
  request: {
    readonly user: { readonly id: string; readonly phone: string };
    readonly kind: DocumentKind;
    readonly image: Blob;
    readonly uploads: Uploads;
    readonly now: number;
  },
): Promise<ShownReading> {
  const { user, kind, image, uploads, now } = request;
  const picture = await inspectPicture(image);
  const borrower = { phone: user.phone, name: await findName(db, user.id) };
  const reading = await read({ kind, picture, borrower });
  if (reading === null) throw new Refused('We could not read this picture. Please take it again.');
  const hashed = async (of: 'aadhaar' | 'pan'): Promise<HashedNumber | null> =>
    reading[of] === null ? null : hashNumber(db, of, reading[of]);
  const [aadhaar, pan] = [await hashed('aadhaar'), await hashed('pan')];
  const number = aadhaar ?? pan;
  await keepPicture(db, {
    userId: user.id,
    kind,
    picture,
    verdict: 'passed',
    ...(number !== null && { number }),
    uploads,
    now,
  });
  return { name: reading.name, idNo: aadhaar?.masked ?? null, panNo: pan?.masked ?? null };
}
