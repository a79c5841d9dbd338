import { and, count, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures, type PictureKind } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';
import { newId, sha256 } from '../../ids.ts';
import type { HashedNumber } from '../identity/hash-number.ts';
import { writePicture, type Uploads } from './files.ts';
import type { Picture } from './inspect.ts';

const HOUR_MS = 60 * 60 * 1000;
const PICTURES_PER_HOUR = 60;

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
  await assertNotTooMany(db, toKeep);
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

async function assertNotTooMany(db: Db, { userId, now }: PictureToKeep): Promise<void> {
  const at = pictures.createdAtMs;
  const [row] = await db
    .select({ count: count() })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), gt(at, now - HOUR_MS), lte(at, now)));
  if ((row?.count ?? 0) >= PICTURES_PER_HOUR) {
    throw new TooMany('You have sent many pictures. Please try again in an hour.');
  }
}
