import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';

/** How many loans the borrower has repaid on time, which makes the tier (D18). */
export async function countOnTime(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.wasOnTime, true)));
  return row?.count ?? 0;
}
