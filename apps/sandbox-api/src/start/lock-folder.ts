import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './reason.ts';
import { StartError } from './start-error.ts';

/** The lock file is in the folder, so that every path to the folder uses the same lock. */
const lockFile = 'kosha.lock';
const isBusy = 5;

/** References to the locks, because garbage collection would release them. */
const held = new Set<DatabaseSync>();

/**
 * Locks a folder, because two processes on one embedded database would corrupt it. Uses a lock of
 * the operating system, which is released when the process ends, and which Node offers only through
 * SQLite. Returns the unlock function. Throws StartError.
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
  // Does not delete the file: a process that has already opened it would then get a second lock.
  return () => {
    held.delete(lock);
    lock.close();
  };
}
