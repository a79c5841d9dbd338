import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

export type Payment = typeof payments.$inferSelect;

/** The latest repayment begun for an order, or null. */
export async function findLatestRepayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.purpose, 'repayment')))
    .orderBy(desc(payments.seq))
    .limit(1);
  return payment ?? null;
}
