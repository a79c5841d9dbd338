import type { Db } from '../../db/database.ts';
import type { LimitRefusal } from '../../refusals/refusals.ts';
import { countUse } from './spend.ts';

/** A rate limit of an operation. Calls that the operation rejects also count. */
export interface CallLimit {
  /** The name of the limit. Limits with the same name share a counter. */
  of: string;
  /**
   * What each counter belongs to. A call without this value is not limited: visitors have no user,
   * and calls from this machine have no network.
   */
  per: 'user' | 'device' | 'network';
  max: number;
  windowMs: number;
  refusal: LimitRefusal;
}

interface Caller {
  user: { id: string } | null;
  webUuid: string;
  network: string | null;
  now: number;
}

export async function countCall(
  db: Db,
  { of, per, ...limit }: CallLimit,
  { user, webUuid, network, now }: Caller,
  uses = 1,
): Promise<void> {
  const id = { user: user?.id ?? null, device: webUuid, network }[per];
  if (id !== null) await countUse(db, { ...limit, scope: `${of}:${per}:${id}` }, { now, uses });
}
