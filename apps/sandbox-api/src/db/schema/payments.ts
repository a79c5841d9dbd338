import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { newToken } from '../../keys/ids.ts';
import { epochMs, paise } from './columns.ts';
import { extensions } from './extensions.ts';
import { orders } from './orders.ts';

/** The state of a stored payment (D30). In the contract, 'none' means that no payment exists. */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
export type PaymentPurpose = 'repayment' | 'return' | 'extension';
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/**
 * Unique indexes allow at most one pending and one settling repayment per order, and one pending or
 * successful fee payment per extension. A payment that must be refunded does not count.
 */
export const payments = pgTable(
  'payments',
  {
    /** A random id that nobody can guess, because anyone who knows the id can open the checkout. */
    id: text().primaryKey().$defaultFn(newToken),
    /** Shows the order of insertion. `createdAtMs` does not: testers can move the clock back. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 'return': the borrower returns the loan in the cooling-off period (D56). */
    purpose: text().$type<PaymentPurpose>().notNull(),
    extensionId: text().references(() => extensions.id, { onDelete: 'cascade' }),
    amountPaise: paise().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    /**
     * When the payment was marked for refund, because it settled neither the loan nor an extension
     * fee (D30, D53); otherwise null.
     */
    refundDueAtMs: epochMs(),
  },
  (table) => [
    uniqueIndex('payments_one_repayment_under_way')
      .on(table.orderId)
      .where(sql`purpose <> 'extension' and state in ('open', 'processing')`),
    uniqueIndex('payments_one_repayment_settles')
      .on(table.orderId)
      .where(sql`purpose <> 'extension' and state = 'paid' and refund_due_at_ms is null`),
    uniqueIndex('payments_one_fee_per_extension')
      .on(table.extensionId)
      .where(sql`state in ('open', 'processing', 'paid') and refund_due_at_ms is null`),
    index('payments_by_order').on(table.orderId, table.seq),
    index('payments_by_extension').on(table.extensionId),
    index('payments_by_age').on(table.seq),
  ],
);

export type NoticeEffect =
  | 'settled'
  /** The provider reported the payment as paid after it was stored as failed or cancelled. */
  | 'settled-late'
  /** The payment settles neither the loan nor an extension fee, and must be refunded. */
  | 'to-give-back'
  /**
   * The provider first reported the payment as paid, and later as failed or cancelled. Staff must
   * review the payment.
   */
  | 'contradicts'
  | 'other-amount'
  /** The notification dates the payer's decision before the payment or in the future. */
  | 'other-time'
  | 'unknown-payment'
  | 'none';

export const unsettledEffects = [
  'to-give-back',
  'contradicts',
  'other-amount',
  'other-time',
  'unknown-payment',
] as const satisfies readonly NoticeEffect[];

const unsettledList = sql.raw(unsettledEffects.map((effect) => `'${effect}'`).join(', '));

/**
 * Also the condition of the index `payment_notices_unsettled`. PostgreSQL uses the index only for
 * queries with the same condition.
 */
export const unsettledNoticeCondition = sql`effect in (${unsettledList})`;

/** Payment notifications with a valid signature. Repeated deliveries share a row. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    /** The payment id in the notification. The table `payments` may have no row with this id. */
    paymentId: text().notNull(),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPaise: paise().notNull(),
    decidedAtMs: epochMs().notNull(),
    effect: text().$type<NoticeEffect>().notNull(),
    times: integer().notNull().default(1),
    firstAtMs: epochMs().notNull(),
    lastAtMs: epochMs().notNull(),
  },
  (table) => [
    unique('payment_notices_once').on(
      table.paymentId,
      table.outcome,
      table.amountPaise,
      table.decidedAtMs,
    ),
    index('payment_notices_unsettled').on(table.seq).where(unsettledNoticeCondition),
    index('payment_notices_unknown')
      .on(table.lastAtMs)
      .where(sql`effect = 'unknown-payment'`),
  ],
);
