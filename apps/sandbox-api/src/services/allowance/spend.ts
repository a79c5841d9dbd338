import type { Db } from '../../db/database.ts';
import { TooMany } from '../../refusals/errors.ts';
import { trySpend, type Limit } from './try-spend.ts';
import { waitInWords } from './wait-in-words.ts';

/** A limit, and what a person who reaches it is told. */
export interface Allowance extends Limit {
  /** Says what was done too often, as a sentence. `spend` adds another one: when to try again. */
  refusal: string;
}

/** Counts one or more uses (see `trySpend`). Throws TooMany. */
export async function spend(
  db: Db,
  allowance: Allowance,
  { now, uses = 1 }: { now: number; uses?: number },
): Promise<void> {
  const freeAtMs = await trySpend(db, allowance, { now, uses });
  if (freeAtMs === null) return;
  const waitMs = freeAtMs - now;
  throw new TooMany(`${allowance.refusal} Please try again in ${waitInWords(waitMs)}.`, waitMs);
}
