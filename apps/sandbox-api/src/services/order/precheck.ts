import type { Db } from '../../db/database.ts';
import { bringRunningOrdersUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findProduct } from '../product/find.ts';
import { assertVerified, hasRunningOrder, findRejectedUntilMs } from './eligibility.ts';

export interface Precheck {
  isRunning: boolean;
  rejectedUntilMs: number | null;
}

/** Checks whether the borrower can apply for the product (§4). */
export async function precheckOrder(
  db: Db,
  request: { userId: string; productId: string; now: number },
): Promise<Precheck> {
  await findProduct(db, request.productId);
  await assertVerified(db, request.userId);
  // Loads the orders first, because this completes due audits, and an audit can add a denial.
  const { orders } = await bringRunningOrdersUpToDate(db, request);
  return {
    isRunning: hasRunningOrder(orders, request.productId),
    rejectedUntilMs: await findRejectedUntilMs(db, request),
  };
}
