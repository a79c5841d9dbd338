import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from './reason.ts';
import { StartError } from './start-error.ts';

/** Inside the folder, so that all paths to the folder use the same lock. */
const lockFile = 'kosha.lock';
const isBusy = 5;

/** Without this reference, garbage collection would release the lock. */
const held = new Set<DatabaseSync>();

/**
 * Two processes would corrupt the embedded database, so a second process gets a StartError. Only
 * SQLite offers Node a lock that the operating system releases with the process.
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
  // The lock file stays, because a process that has it open could hold a second lock.
  return () => {
    held.delete(lock);
    lock.close();
  };
}
