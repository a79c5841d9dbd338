import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { orders } from '../../db/schema/index.ts';

const onTimeOfUser = prepared((db) =>
  db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), eq(orders.wasOnTime, true)))
    .prepare(''),
);

/** How many loans the borrower has repaid on time. This decides the tier (D18). */
export async function countOnTime(db: Db, userId: string): Promise<number> {
  const [row] = await onTimeOfUser(db).execute({ userId });
  return row?.count ?? 0;
}
