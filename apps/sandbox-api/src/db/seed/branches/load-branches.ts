import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { placeKey, formatPlaceName } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import { sha256 } from '../../../keys/ids.ts';
import type { Db } from '../../database.ts';
import { insertRows, type TableRows } from '../../insert-rows.ts';
import { listStates } from '../../regions.ts';
import { bankBranches, bankCities, banks, loadedFiles } from '../../schema/index.ts';

interface BranchLine {
  bank: string;
  ifsc: string;
  name: string;
  city: string;
  district: string | null;
  state: string;
}

const header = 'bank,ifsc,branch,city,district,state';
const cell = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

export function readBranches(csv: string): BranchLine[] {
  const [first, ...lines] = csv.trimEnd().split(/\r?\n/);
  if (first !== header) throw new Error(`The file of branches must have the columns ${header}.`);
  return lines.map((line, index) => {
    const [bank, ifsc, name, city, district, state, ...rest] = cellsOf(line);
    if (!bank || !ifsc || !name || !city || !state || rest.length > 0) {
      throw new Error(`Line ${index + 2} of the file of branches cannot be read: ${line}`);
    }
    return { bank, ifsc, name, city, district: district || null, state };
  });
}

function cellsOf(line: string): string[] {
  // The regular expression is slow, and nine of ten lines contain no quotes.
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(cell)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

const idLength = 10;

/**
 * Derives the id from the name, so that a new version of the source file does not change the id.
 * The id must not contain `-`, because `listBankCities` splits a joined id at `-`.
 */
const idOf = (name: string): string => hash('sha256', name, 'hex').slice(0, idLength);

const bankIdOf = idOf;

/** Includes the ids of bank and state, because the app requests branches by this id only. */
const cityIdOf = (bankId: string, stateId: string, city: string): string =>
  `${bankId}-${stateId}-${idOf(city)}`;

/** Increment after each change of `directoryOf`, so that servers import the file again. */
const directoryVersion = '2';

/**
 * Converts the lines of the source file to rows for the tables of banks, cities and branches.
 * Merges different spellings of a town. Throws on an unknown state.
 */
function directoryOf(lines: readonly BranchLine[]): readonly TableRows[] {
  const stateIds = new Map(listStates().map(({ id, name }) => [name, id]));
  const banks = new Map<string, string>();
  const cities = new Map<string, City>();
  const branches = lines.map(({ bank, ifsc, name, city, district, state }) => {
    const bankId = banks.get(bank) ?? bankIdOf(bank);
    banks.set(bank, bankId);
    const key = `${bank}\n${state}\n${placeKey(city)}`;
    const known = cities.get(key) ?? newCity(bankId, stateIds.get(state), state, city);
    // The longer of two spellings has the spaces: 'NEW DELHI' instead of 'NEWDELHI'.
    if (city.length > known.name.length) known.name = city;
    cities.set(key, known);
    return [ifsc, known.id, name, district && formatPlaceName(district)];
  });
  return [
    {
      table: 'banks',
      columns: ['id', 'name'],
      rows: [...banks].map(([name, id]) => [id, name]),
    },
    {
      table: 'bank_cities',
      columns: ['id', 'bank_id', 'state_id', 'name'],
      rows: [...cities.values()].map(({ id, bankId, stateId, name }) => [
        id,
        bankId,
        stateId,
        formatPlaceName(name),
      ]),
    },
    {
      table: 'bank_branches',
      columns: ['ifsc', 'city_id', 'name', 'district'],
      rows: branches,
    },
  ];
}

interface City {
  id: string;
  bankId: string;
  stateId: string;
  name: string;
}

function newCity(bankId: string, stateId: string | undefined, state: string, city: string): City {
  if (stateId === undefined)
    throw new Error(`The file of branches names no state of India: ${state}`);
  const id = cityIdOf(bankId, stateId, placeKey(city));
  return { id, bankId, stateId, name: city };
}

const fileName = 'ifsc';

export async function loadBranches(db: Db, path: string): Promise<void> {
  const bytes = await readFile(path);
  const version = `${directoryVersion}:${sha256(bytes)}`;
  if ((await loadedVersion(db)) === version) return;
  const csv = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const directory = directoryOf(readBranches(csv.toString('utf8')));
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${banks}, ${bankCities}, ${bankBranches}`);
    for (const table of directory) await insertRows(tx, table);
    await tx
      .insert(loadedFiles)
      .values({ name: fileName, version })
      .onConflictDoUpdate({ target: loadedFiles.name, set: { version } });
  });
}

async function loadedVersion(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(loadedFiles).where(eq(loadedFiles.name, fileName));
  return row?.version;
}
