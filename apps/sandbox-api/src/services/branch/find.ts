import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { bankBranches, bankCities, banks } from '../../db/schema/index.ts';
import { OperationNotOffered } from '../../refusals/errors.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findState } from '../../db/regions.ts';
import { isBranchDirectoryEnabled } from './directory.ts';

const branchByIfsc = prepareQueryOnce((db) =>
  db
    .select({
      bankName: banks.name,
      name: bankBranches.name,
      city: bankCities.name,
      district: bankBranches.district,
      stateId: bankCities.stateId,
    })
    .from(bankBranches)
    .innerJoin(bankCities, eq(bankCities.id, bankBranches.cityId))
    .innerJoin(banks, eq(banks.id, bankCities.bankId))
    .where(eq(bankBranches.ifsc, sql.placeholder('ifsc')))
    .prepare(''),
);

export async function findBranch(db: Db, ifsc: string) {
  if (!(await isBranchDirectoryEnabled(db))) throw new OperationNotOffered('getBankBranch');
  const [branch] = await branchByIfsc(db).execute({ ifsc });
  if (branch === undefined) throw refuse('unknownBranch');
  const { stateId, ...named } = branch;
  return { ifsc, ...named, state: findState(stateId)?.name ?? null };
}

/** Always true if the settings disable the IFSC directory. */
export async function mayIfscExist(db: Db, ifsc: string): Promise<boolean> {
  const [branch] = await branchByIfsc(db).execute({ ifsc });
  return branch !== undefined || !(await isBranchDirectoryEnabled(db));
}
