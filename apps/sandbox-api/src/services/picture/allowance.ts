import { hourMs } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { spend } from '../allowance/spend.ts';

/**
 * Counts pictures before they are inspected, so that a refused one counts too: to inspect it takes
 * time, to keep it takes space on the disk. Throws TooMany.
 */
export function spendPictures(
  db: Db,
  { userId, uses, now }: { userId: string; uses: number; now: number },
): Promise<void> {
  const allowance = {
    scope: `pictures:user:${userId}`,
    max: 60,
    windowMs: hourMs,
    refusal: 'You have sent many pictures.',
  };
  return spend(db, allowance, { now, uses });
}
