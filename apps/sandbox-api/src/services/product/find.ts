import { tierByOrderNum } from '@kosha/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepared.ts';
import { products } from '../../db/schema/index.ts';
import { refusalMessage, refuse } from '../../refusals/refuse.ts';
import type { Message, Value } from '../../messages/message.ts';

export type Product = typeof products.$inferSelect;

const allProducts = prepareQueryOnce((db) =>
  db.select().from(products).orderBy(asc(products.position)).prepare(''),
);

const productById = prepareQueryOnce((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare(''),
);

export async function listProducts(db: Db): Promise<readonly Product[]> {
  return allProducts(db).execute();
}

/** Finds a product. Throws a Refusal if the product is unknown. */
export async function findProduct(db: Db, productId: string): Promise<Product> {
  const [product] = await productById(db).execute({ productId });
  if (product === undefined) throw refuse('productNotOffered');
  return product;
}

/**
 * How many more loans unlock the product, as a message value such as '2 more loans'; null if the
 * product is unlocked (D18).
 */
export function loansToUnlock(product: Product, onTimeRepayments: number): Value | null {
  const needed = tierByOrderNum(product.orderNum)?.onTimeRepayments ?? 0;
  const left = needed - onTimeRepayments;
  if (left <= 0) return null;
  return onTimeRepayments > 0 ? { moreLoans: left } : { loans: left };
}

/** Why the product is locked or full; null if the product is open to the borrower. */
export function closedReason(product: Product, onTimeRepayments: number): Message | null {
  const loans = loansToUnlock(product, onTimeRepayments);
  if (loans !== null) return refusalMessage('productLocked', { loans });
  return product.isFull ? refusalMessage('productFull') : null;
}
