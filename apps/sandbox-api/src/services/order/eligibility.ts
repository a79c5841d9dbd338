import { policyOf, reapplyMinute } from '@kosha/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { rejections } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { loansToUnlock, type Product } from '../product/find.ts';
import { isVerified, readUser } from '../user/verification.ts';
import { countOnTime, type LoadedOrder } from '../ledger/orders.ts';
import { bringRunningUpToDate } from '../up-to-date/bring-up-to-date.ts';

interface Wish {
  userId: string;
  productId: string;
  now: number;
}

/** Until when (epoch ms) the borrower may not apply for the product again after a denial, or null. */
export async function rejectedUntilMs(db: Db, wish: Wish): Promise<number | null> {
  const { userId, productId, now } = wish;
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

/** The same for every product whose denial still holds, by the product's id. */
export async function rejectedUntilByProduct(
  db: Db,
  { userId, now }: Omit<Wish, 'productId'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ productId: rejections.productId, untilMs: rejections.untilMs })
    .from(rejections)
    .where(and(eq(rejections.userId, userId), gt(rejections.untilMs, now)));
  return new Map(rows.map(({ productId, untilMs }) => [productId, untilMs]));
}

/** Whether one of a borrower's running orders is of the product. */
export const isOrderRunning = (running: readonly LoadedOrder[], productId: string): boolean =>
  running.some(({ order }) => order.productId === productId);

/** Throws a Refusal unless the borrower has done every verification step. */
export async function assertVerified(db: Db, userId: string): Promise<void> {
  const [user, { policyProfile }] = [await readUser(db, userId), await readSettings(db)];
  if (!isVerified(user, policyOf(policyProfile))) throw refuse('verificationIncomplete');
}

/** How many repayments on time the borrower has. Throws when the borrower may not apply. */
export async function assertMayApply(
  db: Db,
  product: Product,
  { userId, now }: Omit<Wish, 'productId'>,
): Promise<number> {
  const wish = { userId, productId: product.id, now };
  await assertVerified(db, userId);
  if (product.externalUrl !== null) throw refuse('offeredByPartner');
  if (product.isFull) throw refuse('productFull');
  const onTimeRepayments = await countOnTime(db, userId);
  const loans = loansToUnlock(product, onTimeRepayments);
  if (loans !== null) throw refuse('productLocked', { with: { loans } });
  const { orders } = await bringRunningUpToDate(db, wish);
  if (isOrderRunning(orders, product.id)) throw refuse('orderRunning');
  const untilMs = await rejectedUntilMs(db, wish);
  if (untilMs !== null) {
    throw refuse('deniedBefore', { with: { time: { dateTime: reapplyMinute(untilMs) } } });
  }
  return onTimeRepayments;
}
