import { operation } from '../../http/operation.ts';
import { listBankBranches as branchesOf } from '../../services/branch/directory.ts';

export const listBankBranches = operation('listBankBranches', ({ query, db }) =>
  branchesOf(db, query.cityId),
);
