import type { Db } from '../../db/database.ts';
import { bringRunningUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findProduct } from '../product/find.ts';
import { assertVerified, isOrderRunning, rejectedUntilMs } from './eligibility.ts';

export interface Precheck {
  isRunning: boolean;
  /** When the active denial of the product ends (epoch ms); null without an active denial. */
  rejectedUntilMs: number | null;
}

/** Checks whether the borrower can apply for the product (§4). */
export async function precheck(
  db: Db,
  request: { userId: string; productId: string; now: number },
): Promise<Precheck> {
  await findProduct(db, request.productId);
  await assertVerified(db, request.userId);
  // Orders are read before denials, because reading the orders completes due audits, which may end
  // in a denial.
  const { orders } = await bringRunningUpToDate(db, request);
  return {
    isRunning: isOrderRunning(orders, request.productId),
    rejectedUntilMs: await rejectedUntilMs(db, request),
  };
}
