import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './reason.ts';
import { StartError } from './start-error.ts';

/** The lock file is inside the folder, so all paths that lead to the folder use the same lock. */
const lockFile = 'kosha.lock';
const isBusy = 5;

/**
 * The locks that this process holds. Without a reference, garbage collection would release a lock.
 */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder; throws StartError if another process uses it, because two processes would
 * corrupt an embedded database. The lock is an operating system lock, which ends with its process
 * and which Node offers only through SQLite.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, lockFile));
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    throw new StartError(
      (error as { errcode?: number }).errcode === isBusy
        ? `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be written: ${reasonOf(error)}`,
    );
  }
  held.add(lock);
  // The lock file is not deleted, because a process that has already opened the file could then
  // hold a second lock.
  return () => {
    held.delete(lock);
    lock.close();
  };
}
