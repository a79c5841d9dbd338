import { DAY_MS } from '@kosha/domain';
import { lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { allowances } from '../../db/schema/index.ts';

/** Forgets the allowances that are whole again: none lasts longer than a day. */
export async function forgetAllowances(db: Db, now: number): Promise<void> {
  await db.delete(allowances).where(lt(allowances.startedAtMs, now - DAY_MS));
}
