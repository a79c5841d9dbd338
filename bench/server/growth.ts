/**
 * `pnpm bench:growth [SIZES]` compares servers with 1,000, 100,000 and 1,000,000 borrowers. The
 * result is responses per second of CPU time, relative to the smallest size. Uses the PostgreSQL of
 * `DATABASE_URL`, or starts one.
 */
import {
  allHold,
  cpuSecondsOf,
  median,
  printTable,
  startChild,
  type Child,
  type Measure,
} from '../support/index.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../../apps/sandbox-api/src/db/database.ts';
import { readOrCreateKeys } from '../../apps/sandbox-api/src/start/key-file.ts';
import { startPostgres } from '../../apps/sandbox-api/test/setup/postgres-server.ts';
import { withDatabaseName } from '../../apps/sandbox-api/test/setup/postgres-url.ts';
import { insertTestData, type Fixture } from './fixture.ts';
import { fillFast } from './growth/fill-fast.ts';
import { callsAmong, type CallAmong } from './growth/calls.ts';
import { cleanUpFigures } from './growth/clean-up.ts';
import { closeConnections, load } from './load.ts';

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 100_000, 1_000_000];
const [smallest = 0] = sizes;
/**
 * Borrowers above this number have only loans, payments and sessions, because inserting more rows
 * would take too long.
 */
const maxWithAllRows = 100_000;
const minRatio = 0.8;
const connections = 10;
const turnCount = 5;
const turnMs = 1_000;
const warmUpMs = 1_500;

/** Checkpoints would slow down the inserts. */
const fewCheckpoints = [
  `alter system set max_wal_size = '16GB'`,
  `alter system set full_page_writes = off`,
  'select pg_reload_conf()',
];

interface Side {
  size: number;
  url: string;
  server: Child;
  people: Pick<Fixture, 'reader' | 'writerToken'>;
}

const own = process.env['DATABASE_URL'] ? undefined : await startPostgres();
const base = own?.url ?? process.env['DATABASE_URL'] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'kosha-growth-'));
const sides: Side[] = [];
try {
  if (own) await execute(base, ...fewCheckpoints);
  for (const size of sizes) sides.push(await open(size));
  const results: Measure[] = [];
  for (const call of callsAmong(smallest)) {
    const measured = await compare(call);
    console.log(printTable(measured));
    results.push(...measured);
  }
  closeConnections();
  for (const { size, url } of sides) console.log(await cleanUpFigures(size, url));
  if (!allHold(results)) process.exitCode = 1;
} finally {
  closeConnections();
  for (const { server } of sides) await server.stop();
  await execute(base, ...sides.map(({ size }) => `drop database ${nameOf(size)} with (force)`));
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function open(size: number): Promise<Side> {
  await execute(base, `create database ${nameOf(size)}`);
  const url = withDatabaseName(base, nameOf(size));
  const keysFile = join(folder, 'keys.json');
  const people = await insertTestData(await openPostgres(url), keysFile);
  const startedAt = performance.now();
  const keyId = (await readOrCreateKeys(keysFile)).accounts[0].id;
  await fillFast(url, size, { keyId, rest: Math.min(size, maxWithAllRows) });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const [row] = await execute(url, 'select pg_database_size(current_database()) as bytes');
  const bytes = Number(row?.['bytes']);
  console.log(
    `${size} borrowers: filled in ${seconds} s, ${(bytes / 1e6).toFixed(0)} MB on disk, ${(bytes / 1000 / size).toFixed(1)} kB each`,
  );
  const main = join(import.meta.dirname, '../../apps/sandbox-api/src/main.ts');
  const env = { DATABASE_URL: url, KEYS_FILE: keysFile, UPLOADS_DIR: join(folder, 'uploads') };
  return { size, url, server: await startChild(main, env), people };
}

async function compare(call: CallAmong): Promise<Measure[]> {
  const rates = new Map<number, number[]>(sides.map(({ size }) => [size, []]));
  for (const side of sides) await turn(side, call, warmUpMs);
  for (let index = 0; index < turnCount; index += 1) {
    for (const side of index % 2 === 0 ? sides : sides.toReversed())
      rates.get(side.size)?.push(await turn(side, call, turnMs));
  }
  const [least, ...more] = sides.map(({ size }) => ({ size, perSecond: rates.get(size) ?? [] }));
  return more.map(({ size, perSecond }) => ({
    what: `${call.name}, ${size} borrowers`,
    value: median(perSecond.map((rate, index) => rate / (least?.perSecond[index] ?? 1))),
    unit: `of that with ${smallest}`,
    bar: { atLeast: minRatio },
    note: `${median(perSecond).toFixed(0)} answers per second of processor time beside ${median(least?.perSecond ?? []).toFixed(0)}`,
  }));
}

async function turn({ url, server, people }: Side, call: CallAmong, forMs: number) {
  if (call.before !== undefined) await execute(url, ...call.before);
  const made = call.of(people.reader.orderId);
  const token = made.nextBody === undefined ? people.reader.token : people.writerToken;
  const before = await cpuOf(server, url);
  const target = { origin: server.origin, token };
  const responses = await load(target, made, { connections, forMs, most: call.most });
  const after = await cpuOf(server, url);
  const used = [...after].map(([what, seconds]) => seconds - (before.get(what) ?? 0));
  return responses / used.reduce((sum, seconds) => sum + seconds, 0);
}

async function cpuOf(server: Child, url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await execute(
    url,
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const used = new Map([['server', await server.cpuSeconds()]]);
  for (const { pid } of rows) {
    const seconds = await cpuSecondsOf(Number(pid)).catch(() => null);
    if (seconds !== null) used.set(String(pid), seconds);
  }
  return used;
}

function nameOf(size: number): string {
  return `kosha_growth_${process.pid}_${size}`;
}

async function execute(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  let rows: readonly Record<string, unknown>[] = [];
  try {
    for (const statement of statements)
      ({ rows } = await client.query<Record<string, unknown>>(statement));
  } finally {
    await client.end();
  }
  return rows;
}
