import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { fullIfscFile } from '../../apps/sandbox-api/src/start/config.ts';
import { openPglite, openPostgres, type Database } from '../../apps/sandbox-api/src/db/database.ts';
import { seed } from '../../apps/sandbox-api/src/db/seed/seed.ts';
import { readOrCreateKeys } from '../../apps/sandbox-api/src/start/key-file.ts';
import { createVerifiedBorrower } from '../../apps/sandbox-api/src/sandbox/personas/borrower.ts';
import { borrow, borrowAndRepay } from '../../apps/sandbox-api/src/sandbox/personas/history.ts';
import { facePictureUrl } from '../../apps/sandbox-api/src/sandbox/personas/switch.ts';
import { inspectPicture } from '../../apps/sandbox-api/src/services/picture/inspect.ts';
import { folderStore } from '../../apps/sandbox-api/src/services/picture/folder-store.ts';
import { startSession } from '../../apps/sandbox-api/src/services/session/start.ts';
import { withDatabaseName } from '../../apps/sandbox-api/test/setup/postgres-url.ts';

export interface Fixture {
  /**
   * The environment variables of each server. Both servers share the database of `databaseUrl`.
   * Without `databaseUrl`, each server has its own data folder.
   */
  env: Readonly<Record<'reference' | 'bare', Record<string, string>>>;
  /** The read calls request the data of this borrower. */
  reader: Reader;
  writerToken: string;
  remove: () => Promise<void>;
}

interface Reader {
  token: string;
  orderId: string;
}

export async function makeFixture(databaseUrl: string | undefined): Promise<Fixture> {
  return databaseUrl === undefined ? inFolders() : onServer(databaseUrl);
}

async function inFolders(): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const [reference, bare] = [join(folder, 'reference'), join(folder, 'bare')];
  const keysFile = `${reference}.keys.json`;
  const people = await insertTestData(await openPglite(await PGlite.create(reference)), keysFile);
  await cp(reference, bare, { recursive: true });
  return {
    ...people,
    env: {
      reference: { DATA_DIR: reference, DATABASE_URL: '' },
      bare: { DATA_DIR: bare, DATABASE_URL: '', KEYS_FILE: keysFile },
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function onServer(databaseUrl: string): Promise<Fixture> {
  const name = `kosha_bench_${process.pid}`;
  const admin = new Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const folder = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const env = {
    DATABASE_URL: withDatabaseName(databaseUrl, name),
    KEYS_FILE: join(folder, 'keys.json'),
  };
  const people = await insertTestData(await openPostgres(env.DATABASE_URL), env.KEYS_FILE);
  return {
    ...people,
    env: { reference: env, bare: env },
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true });
    },
  };
}

/** A borrower may have only 20 cards, so this trigger deletes the borrower's earlier cards. */
const makeRoom = sql`create function make_room() returns trigger language plpgsql as $$ begin
  delete from bank_cards where user_id = new.user_id and id <> new.id; return null; end $$`;
const makeRoomTrigger = sql`create trigger make_room after insert on bank_cards
  for each row execute function make_room()`;

export async function insertTestData(
  database: Database,
  keysFile: string,
): Promise<Pick<Fixture, 'reader' | 'writerToken'>> {
  const dir = await mkdtemp(join(tmpdir(), 'kosha-bench-'));
  const uploads = { store: folderStore(dir), written: [] };
  const { db, close } = database;
  await seed(database.db, fullIfscFile);
  const now = Date.now();
  const keys = await readOrCreateKeys(keysFile);
  const face = await inspectPicture(await readFile(facePictureUrl));
  const stage = { uploads, keys, face, now };
  const people = await db.transaction(async (tx) => {
    const reader = await createVerifiedBorrower({ ...stage, tx, phone: '9000000001' });
    for (const borrowedDaysAgo of [50, 40, 30, 20]) {
      await borrowAndRepay(reader, { borrowedDaysAgo, repaidDaysAgo: borrowedDaysAgo - 5 });
    }
    const orderId = await borrow(reader, 2);
    const writer = await createVerifiedBorrower({ ...stage, tx, phone: '9000000002' });
    const sessionOf = ({ userId }: { userId: string }) =>
      startSession(tx, { userId, webUuid: 'device-of-the-bench', now });
    return {
      reader: { token: await sessionOf(reader), orderId },
      writerToken: await sessionOf(writer),
    };
  });
  await db.execute(makeRoom);
  await db.execute(makeRoomTrigger);
  await close();
  await rm(dir, { recursive: true });
  return people;
}
