import type { Db } from '../../db/database.ts';
import { bringRunningUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findProduct } from '../product/find.ts';
import { assertVerified, isOrderRunning, rejectedUntilMs } from './eligibility.ts';

export interface Precheck {
  isRunning: boolean;
  /** Until when a denial holds, epoch ms; null without one. */
  rejectedUntilMs: number | null;
}

/** Why the borrower may not apply for a product now (§4). Throws a Refusal. */
export async function precheck(
  db: Db,
  wish: { userId: string; productId: string; now: number },
): Promise<Precheck> {
  await findProduct(db, wish.productId);
  await assertVerified(db, wish.userId);
  // Read first, because an audit that is due may end in the denial.
  const { orders } = await bringRunningUpToDate(db, wish);
  return {
    isRunning: isOrderRunning(orders, wish.productId),
    rejectedUntilMs: await rejectedUntilMs(db, wish),
  };
}
