import { hourMs } from '@kosha/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/index.ts';
import { listPictures, removePictures, type Uploads } from './files.ts';

/** Removes those of the files that no row names. Even when a commit failed, the rows say what is kept. */
async function removeUnnamed(db: Db, dir: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  const named = new Set(rows.map(({ id }) => id));
  await removePictures(
    dir,
    ids.filter((id) => !named.has(id)),
  );
}

/**
 * Removes the files of a failed call and throws its error. Files that cannot be removed now are removed
 * at the next start.
 */
export async function takeBack(db: Db, uploads: Uploads, error: unknown): Promise<never> {
  await removeUnnamed(db, uploads.dir, uploads.written).catch(() => undefined);
  throw error;
}

/**
 * Removes files that failed calls left behind. Files younger than an hour stay: they may be in use.
 */
export async function sweepPictures(db: Db, dir: string, realNow: number): Promise<void> {
  await removeUnnamed(db, dir, await listPictures(dir, realNow - hourMs));
}
