import { operation } from '../../http/operation.ts';
import { findBranch } from '../../services/branch/find.ts';

export const getBankBranch = operation('getBankBranch', ({ query, db }) =>
  findBranch(db, query.ifsc),
);
