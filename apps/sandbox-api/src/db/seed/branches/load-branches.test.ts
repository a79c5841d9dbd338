import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../database.ts';
import { bankBranches, bankCities, loadedFiles } from '../../schema/index.ts';
import { loadBranches } from './load-branches.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kosha-ifsc-'));
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rowsOf = async (table: typeof bankBranches): Promise<number> =>
  (await database.db.select({ rows: count() }).from(table))[0]!.rows;

const header = 'bank,ifsc,branch,city,district,state';

async function csv(name: string, ...lines: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `${lines.join('\r\n')}\r\n`);
  return path;
}

it('replaces all rows when the file changes, and loads the same file only once', async () => {
  const line = 'Test Bank,TEST0000001,"ROAD 1, ""OLD""\t\\N",PUNE,Pune,Maharashtra';
  const path = await csv('small.csv', header, line);
  await loadBranches(database.db, path);
  const rows = await database.db.select().from(bankBranches);
  expect(rows).toMatchObject([{ ifsc: 'TEST0000001', name: 'ROAD 1, "OLD"\t\\N' }]);
  await database.db.delete(bankBranches);
  await loadBranches(database.db, path);
  expect(await rowsOf(bankBranches)).toBe(0);
});

it('merges different spellings of a town, and shows the spelling with spaces', async () => {
  const line = (code: string, city: string) => `Test Bank,${code},FORT,${city},NEW DELHI,Delhi`;
  const path = await csv(
    'spellings.csv',
    header,
    line('TEST0000001', 'NEWDELHI'),
    line('TEST0000002', 'NEW DELHI'),
    line('TEST0000003', 'New-Delhi'),
  );
  await loadBranches(database.db, path);
  expect(await database.db.select().from(bankCities)).toMatchObject([{ name: 'New Delhi' }]);
  expect(await database.db.select().from(bankBranches)).toMatchObject([
    { district: 'New Delhi' },
    { district: 'New Delhi' },
    { district: 'New Delhi' },
  ]);
});

it.each([
  ['other columns', ['bank,ifsc']],
  ['a line with too few cells', [header, 'Test Bank,TEST0000001']],
  ['an unknown state', [header, 'Test Bank,TEST0000001,FORT,PUNE,Pune,Atlantis']],
])('rejects a file with %s and leaves the directory unchanged', async (name, lines) => {
  const before = await database.db.select().from(loadedFiles);
  await expect(loadBranches(database.db, await csv(`${name}.csv`, ...lines))).rejects.toThrow(
    /file of branches/,
  );
  expect(await database.db.select().from(loadedFiles)).toEqual(before);
});
