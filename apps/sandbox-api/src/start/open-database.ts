import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config.ts';
import { openPglite, openPostgres, type Database } from '../db/database.ts';
import { StartError } from './start-error.ts';

/** Opens the configured database. Throws StartError with one clear line. */
export async function openDatabase(config: Config): Promise<Database> {
  return config.databaseUrl === null ? openFolder(config.dataDir) : openServer(config.databaseUrl);
}

/** Says which database is in use, without its password. */
export function describeDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `PGlite in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}

async function openServer(databaseUrl: string): Promise<Database> {
  try {
    return await openPostgres(databaseUrl);
  } catch (error) {
    const { host } = new URL(databaseUrl);
    throw new StartError(`The database at ${host} cannot be used: ${reasonOf(error)}`);
  }
}

async function openFolder(dataDir: string): Promise<Database> {
  const release = lockFolder(dataDir);
  try {
    const { close, ...database } = await openPglite(await PGlite.create(dataDir));
    const closeAndRelease = () => close().finally(release);
    return { ...database, close: closeAndRelease };
  } catch (error) {
    release();
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${reasonOf(error)}. If an earlier version made it, remove it or set DATA_DIR to another folder.`,
    );
  }
}

/** Two processes on one folder would destroy it. The lock file is beside the folder, not in it. */
function lockFolder(dataDir: string): () => void {
  const lock = `${dataDir}.lock`;
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    takeLock(lock, dataDir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The data folder ${dataDir} cannot be written: ${reasonOf(error)}`);
  }
  return () => rmSync(lock, { force: true });
}

function takeLock(lock: string, dataDir: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(lock, 'utf8'));
    if (isRunning(owner)) {
      throw new StartError(
        `The data folder ${dataDir} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    // The process of this lock has ended without removing it.
    rmSync(lock, { force: true });
    takeLock(lock, dataDir);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The message of the innermost cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  return first === undefined ? error.message : reasonOf(first);
}
