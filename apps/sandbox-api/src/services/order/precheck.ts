import type { Db } from '../../db/database.ts';
import { findProduct } from '../product/find.ts';
import { assertVerified, isOrderRunning, rejectedUntilMs } from './eligibility.ts';

export interface Precheck {
  readonly isRunning: boolean;
  /** Until when a denial holds, epoch ms, or null. */
  readonly rejectedUntilMs: number | null;
}

/** What stands against applying for a product (§4). Throws NotFound or VerificationIncomplete. */
export async function precheck(
  db: Db,
  wish: { readonly userId: string; readonly productId: string; readonly now: number },
): Promise<Precheck> {
  await findProduct(db, wish.productId);
  await assertVerified(db, wish.userId);
  // Reading the orders lets a due audit end, which may be what denies; so it comes first.
  const isRunning = await isOrderRunning(db, wish);
  return { isRunning, rejectedUntilMs: await rejectedUntilMs(db, wish) };
}
