import { DiskFull } from '../../refusals/errors.ts';
import { refuse } from '../../refusals/refuse.ts';
import { isDiskFull } from '../../db/errors.ts';

export interface PictureStore {
  write: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Reads a photo; null if the photo does not exist. */
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes a photo. An unknown id is ignored. */
  remove: (id: string) => Promise<void>;
  /** Lists the ids of photos written before this real time (epoch ms), in batches. */
  listOlder: (before: number) => AsyncIterable<readonly string[]>;
}

/**
 * Photos that a call has written. `written` contains their ids, so the photos can be deleted if the
 * call fails.
 */
export interface Uploads {
  store: PictureStore;
  written: string[];
}

/** Writes a photo's file. Throws a Refusal on failure. */
export async function writePicture(
  { store, written }: Uploads,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  written.push(id);
  try {
    await store.write(id, bytes);
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFull();
    throw refuse('picturesNotKept');
  }
}

export async function removePictures(store: PictureStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.remove(id)));
}
