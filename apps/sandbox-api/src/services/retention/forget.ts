import type { Db } from '../../db/database.ts';
import type { RealNow } from '../../providers/clock/clock.ts';
import { readNow } from '../../providers/clock/clock.ts';
import { retentionRules } from './rules.ts';

/** Removes what no rule keeps any more. Several processes may do it at once. */
export async function forgetWhatIsOld(db: Db, realNow: RealNow): Promise<void> {
  const at = { now: await readNow(db, realNow), realNow: realNow() };
  for (const { remove } of retentionRules) await db.execute(remove(at));
}
