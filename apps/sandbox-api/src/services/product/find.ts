import { tierByOrderNum } from '@kosha/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema/index.ts';
import { NotFound } from '../../errors.ts';

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

/** Why the product is locked for a borrower with this many repayments on time (D18), or null. */
export function lockReason(product: Product, onTimeRepayments: number): string | null {
  const needed = tierByOrderNum(product.orderNum)?.onTimeRepayments ?? 0;
  if (onTimeRepayments >= needed) return null;
  const loans = needed === 1 ? '1 loan' : `${needed} loans`;
  return `Repay ${loans} on time to unlock this product.`;
}
