import type { Db } from '../../db/database.ts';
import { bringRunningUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findProduct } from '../product/find.ts';
import { assertVerified, isOrderRunning, rejectedUntilMs } from './eligibility.ts';

export interface Precheck {
  isRunning: boolean;
  /** End of an active denial, epoch ms. */
  rejectedUntilMs: number | null;
}

/** §4. */
export async function precheck(
  db: Db,
  request: { userId: string; productId: string; now: number },
): Promise<Precheck> {
  await findProduct(db, request.productId);
  await assertVerified(db, request.userId);
  // Read the orders first: reading them completes due audits, which may end in a denial.
  const { orders } = await bringRunningUpToDate(db, request);
  return {
    isRunning: isOrderRunning(orders, request.productId),
    rejectedUntilMs: await rejectedUntilMs(db, request),
  };
}
