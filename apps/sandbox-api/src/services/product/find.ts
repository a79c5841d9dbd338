import { tierByOrderNum } from '@kosha/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { products } from '../../db/schema/index.ts';
import { refusalMessage, refuse } from '../../refusals/refuse.ts';
import type { Message, TemplateValue } from '../../messages/message.ts';

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

export async function findProduct(db: Db, productId: string): Promise<Product> {
  const [product] = await productById(db).execute({ productId });
  if (product === undefined) throw refuse('productNotOffered');
  return product;
}

/**
 * How many loans the borrower must still repay on time to unlock the product, as a message value
 * such as '2 more loans'; null if the product is unlocked (D18).
 */
export function loansToUnlockValue(
  product: Product,
  onTimeRepayments: number,
): TemplateValue | null {
  const needed = tierByOrderNum(product.orderNum)?.onTimeRepayments ?? 0;
  const left = needed - onTimeRepayments;
  if (left <= 0) return null;
  return onTimeRepayments > 0 ? { moreLoans: left } : { loans: left };
}

export function closedReason(product: Product, onTimeRepayments: number): Message | null {
  const loans = loansToUnlockValue(product, onTimeRepayments);
  if (loans !== null) return refusalMessage('productLocked', { loans });
  return product.isFull ? refusalMessage('productFull') : null;
}
