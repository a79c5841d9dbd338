import { dayMs } from '@kosha/domain';
import { and, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepareQueryOnce } from '../../db/prepare-query.ts';
import { orders, payments, type PaymentState } from '../../db/schema/index.ts';
import type { Allowance } from '../allowance/try-spend.ts';

export type Payment = typeof payments.$inferSelect;

/** Returning a loan counts as a repayment (D56). Payments to be refunded do not count. */
const isRepayment = and(ne(payments.purpose, 'extension'), isNull(payments.refundDueAtMs));
const latestFirst = [desc(eq(payments.state, 'paid')), desc(payments.seq)];

const latestRepayment = prepareQueryOnce((db) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, sql.placeholder('orderId')), isRepayment))
    .orderBy(...latestFirst)
    .limit(1)
    .prepare(''),
);

/** The repayment that settled the order, else the latest repayment. */
export async function findSettlingOrLatestRepayment(
  db: Db,
  orderId: string,
): Promise<Payment | null> {
  const [payment] = await latestRepayment(db).execute({ orderId });
  return payment ?? null;
}

export function latestRepaymentStateSql(db: Db): SQL<PaymentState | null> {
  const state = db
    .select({ state: payments.state })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), isRepayment))
    .orderBy(...latestFirst)
    .limit(1);
  return sql<PaymentState | null>`(${state})`;
}

/**
 * Whether the payer has decided on a payment at the checkout, but the payment provider has not
 * reported the outcome yet (D30).
 */
export const isPaymentPendingSql: SQL<boolean> = sql`exists (
  select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'processing')`;

export const orderPaymentAllowance = (orderId: string): Allowance => ({
  scope: `payments:order:${orderId}`,
  max: 100,
  windowMs: dayMs,
  refusal: 'tooManyPayments',
});
