import { dayMs } from '@kosha/domain';
import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { orders, payments, type PaymentState } from '../../db/schema/index.ts';
import type { Allowance } from '../allowance/spend.ts';

export type Payment = typeof payments.$inferSelect;

/** A return ends a loan like a repayment (D56). Refunds are neither. */
const isRepayment = and(ne(payments.purpose, 'extension'), isNull(payments.refundDueAtMs));
/** The repayment that settled an order, else the latest one started. */
const latestFirst = [desc(eq(payments.state, 'paid')), desc(payments.seq)];

const latestRepayment = prepared((db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, sql.placeholder('orderId')), isRepayment))
    .orderBy(...latestFirst)
    .limit(1)
    .prepare(''),
);

/** The repayment that settled an order, else the latest one started, or null. Ignores refunds. */
export async function findLatestRepayment(db: Db, orderId: string): Promise<Payment | null> {
  const [payment] = await latestRepayment(db).execute({ orderId });
  return payment ?? null;
}

/** The state of the same repayment, as an SQL expression. */
export function latestRepaymentState(db: Db): SQL<PaymentState | null> {
  const state = db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), isRepayment))
    .orderBy(...latestFirst)
    .limit(1);
  return sql<PaymentState | null>`(${state})`;
}

/** Whether any payment for the order is decided but unconfirmed (D30), as an SQL expression. */
export const isPaymentChecked: SQL<boolean> = sql`exists (
  select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'processing')`;

/** After a failed payment another one can be started, and each leaves a row. */
export const paymentsOf = (orderId: string): Allowance => ({
  scope: `payments:order:${orderId}`,
  max: 100,
  windowMs: dayMs,
  refusal: 'tooManyPayments',
});
