import type { Db } from '../../db/database.ts';
import type { LimitRefusal } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { tryCountUse, type Limit } from './try-spend.ts';

export interface Allowance extends Limit {
  refusal: LimitRefusal;
}

export async function countUse(
  db: Db,
  allowance: Allowance,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<void> {
  const freeAtMs = await tryCountUse(db, allowance, { now, uses });
  if (freeAtMs === null) return;
  const waitMs = freeAtMs - now;
  throw refuse(allowance.refusal, { with: { wait: { wait: waitMs } }, waitMs });
}
