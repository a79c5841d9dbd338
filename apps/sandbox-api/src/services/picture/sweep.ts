import { HOUR_MS } from '@kosha/domain';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/index.ts';
import { listPictures, removePictures, type Uploads } from './files.ts';

/** Removes those of the files that no row names: rows say what is kept, even after a broken commit. */
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

/** Lets an error on, the files of what failed being removed; where that fails too, a start sweeps. */
export async function takeBack(db: Db, uploads: Uploads, error: unknown): Promise<never> {
  await removeUnnamed(db, uploads.dir, uploads.written).catch(() => undefined);
  throw error;
}

/** Removes what calls that broke off left behind an hour ago or earlier; younger files may be at work. */
export async function sweepPictures(db: Db, dir: string, realNow: number): Promise<void> {
  await removeUnnamed(db, dir, await listPictures(dir, realNow - HOUR_MS));
}
