import type { Db } from '../../db/database.ts';
import { inspectPicture } from './inspect.ts';
import { keepPicture, type PictureToKeep } from './keep.ts';

/** Keeps a picture for the auditor and reads nothing from it. Throws Refused or TooMany. */
export async function keepUnread(
  db: Db,
  request: Pick<PictureToKeep, 'userId' | 'kind' | 'uploads' | 'now'> & { readonly image: Blob },
): Promise<void> {
  const { image, ...rest } = request;
  await keepPicture(db, { ...rest, picture: await inspectPicture(image), verdict: 'kept' });
}
