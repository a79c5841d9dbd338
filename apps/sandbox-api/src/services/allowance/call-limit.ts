import type { Db } from '../../db/database.ts';
import type { RateLimitRefusalName } from '../../refusals/refusals.ts';
import { countUseOrRefuse } from './try-spend.ts';

/** A rate limit of an operation. Calls that the operation rejects also count. */
export interface CallLimit {
  /** The name of the limit. Limits with the same name and the same `per` share their counters. */
  of: string;
  /**
   * Each user, device or network has its own counter. A limit per user does not apply to visitors,
   * and a limit per network does not apply to calls from this machine.
   */
  per: 'user' | 'device' | 'network';
  max: number;
  windowMs: number;
  refusal: RateLimitRefusalName;
}

interface Caller {
  user: { id: string } | null;
  webUuid: string;
  network: string | null;
  now: number;
}

export async function countCallOrRefuse(
  db: Db,
  { of, per, ...limit }: CallLimit,
  { user, webUuid, network, now }: Caller,
  uses = 1,
): Promise<void> {
  const id = { user: user?.id ?? null, device: webUuid, network }[per];
  if (id !== null)
    await countUseOrRefuse(db, { ...limit, scope: `${of}:${per}:${id}` }, { now, uses });
}
