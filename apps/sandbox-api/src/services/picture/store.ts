import { DiskFull } from '../../refusals/errors.ts';
import { refuse } from '../../refusals/refuse.ts';
import { isDiskFull } from '../../db/errors.ts';

export interface PictureStore {
  write: (id: string, bytes: Uint8Array) => Promise<void>;
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** An unknown id is ignored. */
  remove: (id: string) => Promise<void>;
  /**
   * Yields batches of ids of photos written before this time. The time is real time (epoch ms),
   * without the offset that testers set for the server's clock.
   */
  listOlder: (before: number) => AsyncIterable<readonly string[]>;
}

/** `written` lists the ids of the photos that a call stored. They are deleted if the call fails. */
export interface UploadTracker {
  store: PictureStore;
  written: string[];
}

export async function writePicture(
  { store, written }: UploadTracker,
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
