import { policyOf, reapplyAtMs } from '@kosha/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rejections } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { loansToUnlockValue, type Product } from '../product/find.ts';
import { isVerified, findUser } from '../user/verification.ts';
import { countOnTimeRepayments, type LoadedOrder } from '../ledger/orders.ts';
import { bringRunningOrdersUpToDate } from '../up-to-date/bring-up-to-date.ts';

interface LoanRequest {
  userId: string;
  productId: string;
  now: number;
}

/**
 * Epoch ms from which the borrower may apply for the product again after a denial; null if no
 * denial is active.
 */
export async function findRejectedUntilMs(db: Db, request: LoanRequest): Promise<number | null> {
  const { userId, productId, now } = request;
  const [row] = await db
    .select({ untilMs: rejections.untilMs })
    .from(rejections)
    .where(
      and(
        eq(rejections.userId, userId),
        eq(rejections.productId, productId),
        gt(rejections.untilMs, now),
      ),
    );
  return row?.untilMs ?? null;
}

export async function rejectedUntilByProduct(
  db: Db,
  { userId, now }: Omit<LoanRequest, 'productId'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ productId: rejections.productId, untilMs: rejections.untilMs })
    .from(rejections)
    .where(and(eq(rejections.userId, userId), gt(rejections.untilMs, now)));
  return new Map(rows.map(({ productId, untilMs }) => [productId, untilMs]));
}

export const hasRunningOrder = (running: readonly LoadedOrder[], productId: string): boolean =>
  running.some(({ order }) => order.productId === productId);

export async function assertVerified(db: Db, userId: string): Promise<void> {
  const [user, { policyProfile }] = [await findUser(db, userId), await readSettings(db)];
  if (!isVerified(user, policyOf(policyProfile))) throw refuse('verificationIncomplete');
}

/** Returns the number of loans repaid on time. Throws a Refusal if the borrower may not apply. */
export async function assertMayApply(
  db: Db,
  product: Product,
  { userId, now }: Omit<LoanRequest, 'productId'>,
): Promise<number> {
  const request = { userId, productId: product.id, now };
  await assertVerified(db, userId);
  if (product.externalUrl !== null) throw refuse('offeredByPartner');
  if (product.isFull) throw refuse('productFull');
  const onTimeRepayments = await countOnTimeRepayments(db, userId);
  const loans = loansToUnlockValue(product, onTimeRepayments);
  if (loans !== null) throw refuse('productLocked', { with: { loans } });
  const { orders } = await bringRunningOrdersUpToDate(db, request);
  if (hasRunningOrder(orders, product.id)) throw refuse('orderRunning');
  const untilMs = await findRejectedUntilMs(db, request);
  if (untilMs !== null) {
    throw refuse('deniedBefore', { with: { time: { dateTime: reapplyAtMs(untilMs) } } });
  }
  return onTimeRepayments;
}
