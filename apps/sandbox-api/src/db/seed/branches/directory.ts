import { placeKey, placeName } from '@kosha/domain';
import { listStates } from '../../regions.ts';
import type { RowsToCopy } from '../../copy-rows.ts';
import { bankIdOf, cityIdOf } from './directory-ids.ts';
import type { BranchLine } from './read-branches.ts';

/** Changes with how `directoryOf` reads a file: tables filled before are filled again. */
export const directoryVersion = '2';

/**
 * The rows of the directory's three tables; spellings of one town are one. Throws on a state that India does not
 * have.
 */
export function directoryOf(lines: readonly BranchLine[]): readonly RowsToCopy[] {
  const stateIds = new Map(listStates().map(({ id, name }) => [name, id]));
  const banks = new Map<string, string>();
  const cities = new Map<string, City>();
  const branches = lines.map(({ bank, ifsc, name, city, district, state }) => {
    const bankId = banks.get(bank) ?? bankIdOf(bank);
    banks.set(bank, bankId);
    const key = `${bank}\n${state}\n${placeKey(city)}`;
    const known = cities.get(key) ?? newCity(bankId, stateIds.get(state), state, city);
    // The longest spelling has the spaces: 'NEW DELHI', not 'NEWDELHI'.
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
