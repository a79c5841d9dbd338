import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../errors.ts';

/** The folder of the pictures, and the ids of those that this call has written so far. */
export interface Uploads {
  dir: string;
  written: string[];
}

/** Writes the bytes of a picture under its id. Throws Unavailable when this fails. */
export async function writePicture(
  { dir, written }: Uploads,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    written.push(id);
    await writeFile(join(dir, id), bytes, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new Unavailable('Pictures cannot be kept right now. Please try again later.');
  }
}

/** The bytes of a picture, or null where its file is gone. */
export async function readPicture(
  dir: string,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(join(dir, id)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}

/** Removes pictures by their ids; ignores those that do not exist. */
export async function removePictures(dir: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(dir, id), { force: true })));
}

/** The ids of the pictures written before a real time, epoch ms; empty when there is no folder. */
export async function listPictures(dir: string, before: number): Promise<readonly string[]> {
  const ids = await readdir(dir).catch(() => []);
  const isOlder = await Promise.all(
    ids.map(async (id) => {
      const found = await stat(join(dir, id)).catch(() => null);
      return found !== null && found.isFile() && found.mtimeMs < before;
    }),
  );
  return ids.filter((_, index) => isOlder[index]);
}
