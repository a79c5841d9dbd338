import { hourMs } from '@kosha/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/index.ts';
import { removePictures, type PictureStore, type UploadTracker } from './store.ts';

/**
 * Deletes photos without a row in `pictures`. After a failed call, a photo can still have a row,
 * because a commit can succeed although it reports an error.
 */
async function removeUnnamed(db: Db, store: PictureStore, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  const named = new Set(rows.map(({ id }) => id));
  await removePictures(
    store,
    ids.filter((id) => !named.has(id)),
  );
}

/** If this deletion fails, `sweepPictures` deletes the files later. */
export async function removeUploads(db: Db, uploads: UploadTracker): Promise<void> {
  await removeUnnamed(db, uploads.store, uploads.written).catch(() => undefined);
}

/**
 * Deletes photos without a row in the database, except those of the last hour: a running call may
 * not have committed their rows yet.
 */
export async function sweepPictures(db: Db, store: PictureStore, realNow: number): Promise<void> {
  for await (const ids of store.listOlder(realNow - hourMs)) await removeUnnamed(db, store, ids);
}
