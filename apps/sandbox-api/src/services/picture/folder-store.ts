import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './store.ts';

export function folderStore(dir: string): PictureStore {
  return {
    write: async (id, bytes) => {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // Flushes to disk before the database commits, so a power failure loses no photo.
      await writeFile(join(dir, id), bytes, { flag: 'wx', mode: 0o600, flush: true });
    },
    read: (id) =>
      readFile(join(dir, id)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      ),
    remove: (id) => rm(join(dir, id), { force: true }),
    listOlder: async function* (before) {
      yield await filesOlder(dir, before);
    },
  };
}

async function filesOlder(dir: string, before: number): Promise<readonly string[]> {
  const ids = await readdir(dir).catch(() => []);
  const isOlder = await Promise.all(
    ids.map(async (id) => {
      const found = await stat(join(dir, id)).catch(() => null);
      return found !== null && found.isFile() && found.mtimeMs < before;
    }),
  );
  return ids.filter((_, index) => isOlder[index]);
}
