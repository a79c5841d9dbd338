import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { rootCauseMessage, StartError } from './start-error.ts';

/**
 * This file is inside the data folder, so that all paths to the folder, such as a symbolic link,
 * lead to the same lock.
 */
const lockFile = 'kosha.lock';
const isBusy = 5;

/** Keeps a reference to each open lock, because garbage collection would release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Two processes would corrupt the embedded database, so a second process gets a StartError. Locks
 * an SQLite file, because Node offers no other lock that ends with the process.
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
        : `The data folder ${folder} cannot be written: ${rootCauseMessage(error)}`,
    );
  }
  held.add(lock);
  // The lock file is not deleted: a process that has already opened the file could lock the deleted
  // file, while a third process creates and locks a new file. Then both would use the data folder.
  return () => {
    held.delete(lock);
    lock.close();
  };
}
