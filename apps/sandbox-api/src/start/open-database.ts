import { PGlite } from '@electric-sql/pglite';
import type { Config } from './config.ts';
import { databaseAddressesIn } from '../db/addresses.ts';
import { openPglite, openPostgres, type Database } from '../db/database.ts';
import { lockFolder } from './lock-folder.ts';
import { rootCauseMessage, StartError } from './start-error.ts';

export async function openDatabase(config: Config): Promise<Database> {
  const { databaseUrl, setUpDatabaseUrl, dataDir } = config;
  return databaseUrl === null
    ? openFolder(dataDir)
    : openServer(databaseUrl, setUpDatabaseUrl ?? databaseUrl);
}

export function describeDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return `PGlite in ${dataDir}`;
  const { pathname } = new URL(databaseAddressesIn(databaseUrl)[0] ?? '');
  return `PostgreSQL at ${hostsOf(databaseUrl)}${pathname}`;
}

const hostsOf = (databaseUrl: string) =>
  databaseAddressesIn(databaseUrl)
    .map((address) => new URL(address).host)
    .join(', ');

async function openServer(databaseUrl: string, setUpUrl: string): Promise<Database> {
  try {
    return await openPostgres(databaseUrl, setUpUrl);
  } catch (error) {
    throw new StartError(
      `The database at ${hostsOf(databaseUrl)} cannot be used: ${rootCauseMessage(error)}`,
    );
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
      `The data folder ${dataDir} cannot be used: ${rootCauseMessage(error)}. If an earlier version made it, remove it or set DATA_DIR to another folder.`,
    );
  }
}
