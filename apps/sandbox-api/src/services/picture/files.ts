import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../errors.ts';

/** Writes the bytes of a picture under its id. Throws Unavailable when the folder takes nothing. */
export async function writePicture(dir: string, id: string, bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await writeFile(join(dir, id), bytes, { flag: 'wx', mode: 0o600 });
  } catch {
    throw new Unavailable('Pictures cannot be kept right now. Please try again later.');
  }
}

/** Removes pictures by their ids; one that is not there is no matter. */
export async function removePictures(dir: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(dir, id), { force: true })));
}
