import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pictures } from '../../db/schema/index.ts';
import type { PictureStore } from '../picture/store.ts';

/** If `userId` is null, loads a photo of any user. */
export async function findOpinionPicture(
  db: Db,
  store: PictureStore,
  { id, userId }: { id: string; userId: string | null },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string } | null> {
  const isOwn = userId === null ? undefined : eq(pictures.userId, userId);
  const [row] = await db
    .select({ mediaType: pictures.mediaType })
    .from(pictures)
    .where(and(eq(pictures.id, id), eq(pictures.kind, 'feedback'), isOwn));
  const bytes = row && (await store.read(id));
  return row && bytes ? { bytes, mediaType: row.mediaType } : null;
}
