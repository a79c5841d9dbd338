import type { Db } from '../../db/database.ts';
import type { RateLimitRefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { tryCountUse, type RateLimit } from './try-spend.ts';

export interface Allowance extends RateLimit {
  refusal: RateLimitRefusalName;
}

export async function countUseOrRefuse(
  db: Db,
  allowance: Allowance,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<void> {
  const freeAtMs = await tryCountUse(db, allowance, { now, uses });
  if (freeAtMs === null) return;
  const waitMs = freeAtMs - now;
  throw refuse(allowance.refusal, { with: { wait: { wait: waitMs } }, waitMs });
}
