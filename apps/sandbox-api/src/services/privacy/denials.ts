import { and, eq, gt, inArray, max } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { retainedDenials, products, rejections } from '../../db/schema/index.ts';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';
import type { BorrowerIdentifiers } from './rows-of.ts';

const stillHolds = ({ userId, now }: { userId: string; now: number }) =>
  and(eq(rejections.userId, userId), gt(rejections.untilMs, now));

export async function denialEndOf(
  tx: Db,
  borrower: { userId: string; now: number },
): Promise<number | null> {
  const [row] = await tx
    .select({ untilMs: max(rejections.untilMs) })
    .from(rejections)
    .where(stillHolds(borrower));
  return row?.untilMs ?? null;
}

interface Holder extends BorrowerIdentifiers {
  keys: Keys;
  now: number;
}

const hashOf = ({ keys, phone }: Holder, productId: string) =>
  keyedHash(keys.numbers, `denial:${productId}:${phone}`);

/**
 * Deletes the borrower's denials before an erasure. Stores those still in force under a hash of the
 * phone number, for a new account with the same number (D67).
 */
export async function retainDenials(tx: Db, holder: Holder): Promise<void> {
  const holding = await tx.select().from(rejections).where(stillHolds(holder));
  await tx.delete(rejections).where(eq(rejections.userId, holder.userId));
  if (holding.length === 0) return;
  const retained = holding.map(({ productId, untilMs }) => ({
    numberHash: hashOf(holder, productId),
    untilMs,
  }));
  await tx.insert(retainedDenials).values(retained);
}

/** Restores the retained denials of a phone number for its new account (D67). */
export async function restoreDenials(tx: Db, holder: Holder): Promise<void> {
  const offered = await tx.select({ id: products.id }).from(products);
  const productOf = new Map(offered.map(({ id }) => [hashOf(holder, id), id]));
  const retained = await tx
    .delete(retainedDenials)
    .where(inArray(retainedDenials.numberHash, [...productOf.keys()]))
    .returning();
  const { userId, now } = holder;
  const restored = retained.flatMap(({ numberHash, untilMs }) => {
    const productId = productOf.get(numberHash);
    return productId === undefined || untilMs <= now ? [] : [{ userId, productId, untilMs }];
  });
  if (restored.length > 0) await tx.insert(rejections).values(restored);
}
