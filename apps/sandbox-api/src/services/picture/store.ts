import { OutOfRoom } from '../../refusals/errors.ts';
import { refuse } from '../../refusals/refuse.ts';
import { isOutOfRoom } from '../../db/errors.ts';

/** Where the bytes of pictures are, each under its id. */
export interface PictureStore {
  write: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is none. */
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Ignores an id that does not exist. */
  remove: (id: string) => Promise<void>;
  /** The ids of the pictures written before a real time, epoch ms, in parts. */
  listOlder: (before: number) => AsyncIterable<readonly string[]>;
}

/** The store, and the ids of the pictures that this call has written so far. */
export interface Uploads {
  store: PictureStore;
  written: string[];
}

/** Writes the bytes of a picture under its id. Throws a Refusal when this fails. */
export async function writePicture(
  { store, written }: Uploads,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  written.push(id);
  try {
    await store.write(id, bytes);
  } catch (error) {
    if (isOutOfRoom(error)) throw new OutOfRoom();
    throw refuse('picturesNotKept');
  }
}

/** Removes pictures by their ids; ignores those that do not exist. */
export async function removePictures(store: PictureStore, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => store.remove(id)));
}
