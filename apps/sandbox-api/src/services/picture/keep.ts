import { hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { pictures, type PictureKind } from '../../db/schema/index.ts';
import { newId, sha256 } from '../../ids.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import type { HashedNumber } from '../identity/hash-number.ts';
import { writePicture, type Uploads } from './store.ts';
import type { Picture } from './inspect.ts';

/** Every picture takes space on the disk, so nobody may send endless pictures. */
const picturesOf = (userId: string): Allowance => ({
  scope: `pictures:user:${userId}`,
  max: 60,
  windowMs: hourMs,
  refusal: 'You have sent many pictures.',
});

export interface PictureToKeep {
  userId: string;
  kind: PictureKind;
  picture: Picture;
  verdict: (typeof pictures.$inferInsert)['verdict'];
  /** The number that was read from the picture. */
  number?: HashedNumber;
  /** The feedback it belongs to. */
  opinionId?: string;
  uploads: Uploads;
  now: number;
}

/**
 * Saves a picture: its bytes in a file with a random name, the rest in a row. Throws TooMany. Adds
 * the file to `uploads`, so that it can be removed when the transaction fails later.
 */
export async function keepPicture(db: Db, toKeep: PictureToKeep): Promise<void> {
  const { userId, kind, picture, verdict, number, opinionId, uploads, now } = toKeep;
  const { bytes, ...facts } = picture;
  await spend(db, picturesOf(userId), { now });
  const id = newId();
  await writePicture(uploads, id, bytes);
  await db.insert(pictures).values({
    id,
    userId,
    kind,
    verdict,
    ...facts,
    sizeBytes: bytes.length,
    sha256: sha256(bytes),
    numberHash: number?.hash,
    numberMasked: number?.masked,
    opinionId,
    createdAtMs: now,
  });
}
