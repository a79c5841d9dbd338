import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { payments } from '../../db/schema/index.ts';

export type Payment = typeof payments.$inferSelect;

const latestRepayment = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, sql.placeholder('orderId')),
        eq(payments.purpose, 'repayment'),
        isNull(payments.refundDueAtMs),
      ),
    )
    .orderBy(desc(eq(payments.state, 'paid')), desc(payments.seq))
    .limit(1)
    .prepare(''),
);

/** The repayment that settled an order, else the one begun last, or null. Money to be given back is none. */
export async function findLatestRepayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await latestRepayment(db).execute({ orderId });
  return payment ?? null;
}
