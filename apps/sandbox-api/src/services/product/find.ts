import { tierByOrderNum } from '@kosha/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema/index.ts';
import { NotFound } from '../../refusals/errors.ts';

export type Product = typeof products.$inferSelect;

const allProducts = prepared((db) =>
  db.select().from(products).orderBy(asc(products.position)).prepare(''),
);

const productById = prepared((db) =>
  db
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('productId')))
    .prepare(''),
);

/** The products in the order they are shown. */
export async function listProducts(db: Db): Promise<readonly Product[]> {
  return allProducts(db).execute();
}

/** Throws NotFound. */
export async function findProduct(db: Db, productId: string): Promise<Product> {
  const [product] = await productById(db).execute({ productId });
  if (product === undefined) throw new NotFound('This product is not offered any more.');
  return product;
}

/** What is left to unlock the product for a borrower with this many repayments on time (D18), or null. */
export function lockReason(product: Product, onTimeRepayments: number): string | null {
  const needed = tierByOrderNum(product.orderNum)?.onTimeRepayments ?? 0;
  const left = needed - onTimeRepayments;
  if (left <= 0) return null;
  const more = onTimeRepayments > 0 ? 'more ' : '';
  return `Repay ${left} ${more}${left === 1 ? 'loan' : 'loans'} on time to unlock this product.`;
}

/** Why nobody can apply for the product now, or null. */
export const fullReason = ({ isFull }: Product): string | null =>
  isFull ? 'This product is full for today.' : null;
