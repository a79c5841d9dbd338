import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures, type PhotoKind } from '../../db/schema/index.ts';
import { newId, sha256 } from '../../keys/ids.ts';
import type { HashedNumber } from '../../keys/hash-number.ts';
import { writePicture, type UploadTracker } from './store.ts';
import type { Picture } from './inspect.ts';

export interface NewPicture {
  userId: string;
  kind: PhotoKind;
  picture: Picture;
  verdict: (typeof pictures.$inferInsert)['verdict'];
  number?: HashedNumber;
  opinionId?: string;
  uploads: UploadTracker;
  now: number;
}

/** Lists the photo's file in `uploads`; the caller deletes the file if the transaction fails. */
export async function savePicture(db: Db, newPicture: NewPicture): Promise<void> {
  const { userId, kind, picture, verdict, number, opinionId, uploads, now } = newPicture;
  const { bytes, ...facts } = picture;
  const id = newId();
  await writePicture(uploads, id, bytes);
  if (opinionId === undefined) await markReplaced(db, newPicture);
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

async function markReplaced(
  db: Db,
  { userId, kind, verdict }: Pick<NewPicture, 'userId' | 'kind' | 'verdict'>,
): Promise<void> {
  await db
    .update(pictures)
    .set({ isReplaced: true })
    .where(
      and(
        eq(pictures.userId, userId),
        eq(pictures.kind, kind),
        eq(pictures.verdict, verdict),
        isNull(pictures.opinionId),
        eq(pictures.isReplaced, false),
      ),
    );
}
