import { operation } from '../../http/operation.ts';
import { listBankStates as statesOf } from '../../services/branch/directory.ts';

export const listBankStates = operation('listBankStates', ({ query, db }) =>
  statesOf(db, query.pId),
);
