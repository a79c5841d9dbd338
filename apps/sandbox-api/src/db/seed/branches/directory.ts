import { hash } from 'node:crypto';
import { placeKey, placeName } from '@kosha/domain';
import type { RowsToInsert } from '../../insert-rows.ts';
import { listStates } from '../../regions.ts';
import type { BranchLine } from './read-branches.ts';

const idLength = 10;

/** An id derived from the name: stable across versions of the file, and without `-`. */
const idOf = (name: string): string => hash('sha256', name, 'hex').slice(0, idLength);

const bankIdOf = idOf;

/**
 * Includes the bank's and the state's id, because the app requests branches by the city's id only.
 */
const cityIdOf = (bankId: string, stateId: string, city: string): string =>
  `${bankId}-${stateId}-${idOf(city)}`;

/** Increment this with each change of `directoryOf`, so that servers refill their tables. */
export const directoryVersion = '2';

/**
 * Returns the rows of the directory's three tables, and merges different spellings of a town.
 * Throws on an unknown state.
 */
export function directoryOf(lines: readonly BranchLine[]): readonly RowsToInsert[] {
  const stateIds = new Map(listStates().map(({ id, name }) => [name, id]));
  const banks = new Map<string, string>();
  const cities = new Map<string, City>();
  const branches = lines.map(({ bank, ifsc, name, city, district, state }) => {
    const bankId = banks.get(bank) ?? bankIdOf(bank);
    banks.set(bank, bankId);
    const key = `${bank}\n${state}\n${placeKey(city)}`;
    const known = cities.get(key) ?? newCity(bankId, stateIds.get(state), state, city);
    // Prefer the spelling with spaces, which is the longest: 'NEW DELHI', not 'NEWDELHI'.
    if (city.length > known.name.length) known.name = city;
    cities.set(key, known);
    return [ifsc, known.id, name, district && placeName(district)];
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
        placeName(name),
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
