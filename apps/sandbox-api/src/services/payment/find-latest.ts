import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { payments } from '../../db/schema/index.ts';

export type Payment = typeof payments.$inferSelect;

const isRepayment = and(
  eq(payments.orderId, sql.placeholder('orderId')),
  eq(payments.purpose, 'repayment'),
);

const latestRepayment = prepared((db) =>
  db.select().from(payments).where(isRepayment).orderBy(desc(payments.seq)).limit(1).prepare(''),
);

const latestState = prepared((db) =>
  db
    .select({ state: payments.state })
    .from(payments)
    .where(isRepayment)
    .orderBy(desc(payments.seq))
    .limit(1)
    .prepare(''),
);

/** How the latest repayment begun for an order stands, or null. */
export async function findRepaymentState(
  db: Db,
  orderId: string,
): Promise<Payment['state'] | null> {
  const [payment] = await latestState(db).execute({ orderId });
  return payment?.state ?? null;
}

/** The latest repayment begun for an order, or null. */
export async function findLatestRepayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await latestRepayment(db).execute({ orderId });
  return payment ?? null;
}
