import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './reason.ts';
import { StartError } from './start-error.ts';

/** Inside the folder, so that every path to the folder uses the same lock. */
const lockFile = 'kosha.lock';
const isBusy = 5;

/** Prevents garbage collection, which would release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Keeps other processes out of a folder, because two on one embedded database would destroy it. Returns the
 * function that gives the folder back. Throws StartError.
 *
 * The lock is one of the operating system, which Node offers through SQLite only. It ends with its process,
 * however that ends. So no file is left over with a process id, which another process, such as the next one
 * of a container, may have by then. The empty lock file stays: if it were removed while another process waits
 * for it, there would be two locks.
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
  return () => {
    held.delete(lock);
    lock.close();
  };
}
