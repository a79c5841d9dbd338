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
 * Locks a folder, because two processes on one embedded database would corrupt it. Returns the
 * unlock function. Throws StartError.
 *
 * Uses a lock of the operating system, which Node offers only through SQLite. It ends with its
 * process, so no stale process id remains that another process may have got by then, such as in a
 * restarted container. The lock file stays: removing it while another process waits for it would
 * allow two locks.
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
