import { HOUR_MS } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { pictures, type PictureKind } from '../../db/schema/index.ts';
import { newId, sha256 } from '../../ids.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import type { HashedNumber } from '../identity/hash-number.ts';
import { writePicture, type Uploads } from './files.ts';
import type { Picture } from './inspect.ts';

/** Every picture is written to the disk, so nobody may send them without end. */
const picturesOf = (userId: string): Allowance => ({
  scope: `pictures:user:${userId}`,
  max: 60,
  windowMs: HOUR_MS,
  refusal: 'You have sent many pictures.',
});

export interface PictureToKeep {
  readonly userId: string;
  readonly kind: PictureKind;
  readonly picture: Picture;
  readonly verdict: (typeof pictures.$inferInsert)['verdict'];
  /** What was read from it. */
  readonly number?: HashedNumber;
  readonly uploads: Uploads;
  readonly now: number;
}

/**
 * Keeps a picture: its bytes in a file of a random name, the rest as a row. Throws TooMany. The file
 * is noted in `uploads`, to be taken back when the transaction fails later.
 */
export async function keepPicture(db: Db, toKeep: PictureToKeep): Promise<void> {
  const { userId, kind, picture, verdict, number, uploads, now } = toKeep;
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
    createdAtMs: now,
  });
}
