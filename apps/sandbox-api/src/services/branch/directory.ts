import { distinguishTowns } from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { bankBranches, bankCities, banks } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { findState, listStates, type Region } from '../../db/regions.ts';

/** Sorts by name, in the same order in every database locale. */
const byName = (name: typeof banks.name | typeof bankCities.name | typeof bankBranches.name) =>
  sql`lower(${name}) collate "C"`;

const allBanks = prepareQueryOnce((db) =>
  db
    .select({ id: banks.id, bankName: banks.name })
    .from(banks)
    .orderBy(byName(banks.name), banks.id)
    .prepare(''),
);

const stateIdsOfBank = prepareQueryOnce((db) =>
  db
    .selectDistinct({ stateId: bankCities.stateId })
    .from(bankCities)
    .where(eq(bankCities.bankId, sql.placeholder('bankId')))
    .prepare(''),
);

const citiesOfBank = prepareQueryOnce((db) =>
  db
    .select({
      id: bankCities.id,
      name: bankCities.name,
      district: sql<string | null>`mode() within group (order by ${bankBranches.district})`,
    })
    .from(bankCities)
    .innerJoin(bankBranches, eq(bankBranches.cityId, bankCities.id))
    .where(
      and(
        eq(bankCities.bankId, sql.placeholder('bankId')),
        eq(bankCities.stateId, sql.placeholder('stateId')),
      ),
    )
    .groupBy(bankCities.id)
    .orderBy(byName(bankCities.name), bankCities.id)
    .prepare(''),
);

const branchesInCity = prepareQueryOnce((db) =>
  db
    .select({
      ifsc: bankBranches.ifsc,
      name: bankBranches.name,
      district: bankBranches.district,
      stateId: bankCities.stateId,
    })
    .from(bankBranches)
    .innerJoin(bankCities, eq(bankCities.id, bankBranches.cityId))
    .where(eq(bankBranches.cityId, sql.placeholder('cityId')))
    .orderBy(byName(bankBranches.name), bankBranches.ifsc)
    .prepare(''),
);

export async function isBranchDirectoryEnabled(db: Db): Promise<boolean> {
  return (await readSettings(db)).branchDirectory === 'full';
}

/** Returns no banks if the settings disable the IFSC directory. */
export async function listBanks(db: Db): Promise<{ id: string; bankName: string }[]> {
  return (await isBranchDirectoryEnabled(db)) ? allBanks(db).execute() : [];
}

export async function listBankStates(db: Db, bankId: string): Promise<Region[]> {
  const rows = await stateIdsOfBank(db).execute({ bankId });
  if (rows.length === 0) throw refuse('unknownBank');
  const ids = new Set(rows.map(({ stateId }) => stateId));
  return listStates()
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ id: `${bankId}-${id}`, name }));
}

export async function listBankCities(db: Db, bankStateId: string): Promise<Region[]> {
  const [bankId, stateId] = bankStateId.split('-');
  const cities = await citiesOfBank(db).execute({ bankId, stateId });
  if (cities.length === 0) throw refuse('unknownState');
  const names = distinguishTowns(cities);
  return cities.map(({ id, name }, at) => ({ id, name: names[at] ?? name }));
}

export interface Branch {
  id: string;
  name: string;
  ifsc: string;
  state: string | null;
  district: string | null;
}

export async function listBankBranches(db: Db, cityId: string): Promise<Branch[]> {
  const branches = await branchesInCity(db).execute({ cityId });
  if (branches.length === 0) throw refuse('unknownCity');
  return branches.map(({ ifsc, name, district, stateId }) => ({
    id: ifsc,
    name,
    ifsc,
    state: findState(stateId)?.name ?? null,
    district,
  }));
}
