import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import {
  listBankBranches,
  listBankCities,
  listBanks,
  listBankStates,
} from '../../../services/branch/directory.ts';
import { fullIfscFile } from '../../../start/config.ts';
import { bankBranches, bankCities } from '../../schema/index.ts';
import { loadBranches } from './load-branches.ts';

it('loads every branch of the real file, each listed under its bank, state and city', async () => {
  const database = await openTestDatabase();
  const rowsOf = async (table: typeof bankBranches | typeof bankCities) =>
    (await database.db.select({ rows: count() }).from(table))[0]?.rows;
  await loadBranches(database.db, fullIfscFile);
  expect(await rowsOf(bankBranches)).toBe(157_671);
  expect(await rowsOf(bankCities)).toBe(77_480);
  const { db } = database;
  const banks = await listBanks(db);
  expect(banks).toHaveLength(1086);
  expect(new Set(banks.map(({ id }) => id)).size).toBe(1086);
  const { id } = banks.find(({ bankName }) => bankName === 'State Bank of India')!;
  const found: string[] = [];
  for (const state of (await listBankStates(db, id)).slice(0, 2)) {
    for (const city of (await listBankCities(db, state.id)).slice(0, 20)) {
      found.push(...(await listBankBranches(db, city.id)).map(({ ifsc }) => ifsc));
    }
  }
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found).size).toBe(found.length);
  await database.close();
}, 120_000);
