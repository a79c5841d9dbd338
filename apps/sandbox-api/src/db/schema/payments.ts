import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { newToken } from '../../keys/ids.ts';
import { epochMs, paise } from './columns.ts';
import { extensions } from './extensions.ts';
import { orders } from './orders.ts';

/** The state of a payment (D30). The contract's 'none' means that no payment exists. */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
export type PaymentPurpose = 'repayment' | 'return' | 'extension';
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/**
 * Unique indexes allow one pending repayment per order, one repayment that settles the order, and
 * one unpaid or paid fee per extension. Payments to be refunded do not count.
 */
export const payments = pgTable(
  'payments',
  {
    /** A random id that nobody can guess, because anyone who knows the id can open the checkout. */
    id: text().primaryKey().$defaultFn(newToken),
    /** Rows are sorted by this number, because the sandbox can move the clock. */
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
    /** When a payment that settled nothing was marked for refund (D30, D53); otherwise null. */
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
  /** The provider first reported the payment as failed or cancelled, and later as paid. */
  | 'settled-late'
  /** The money settles nothing and must be refunded. */
  | 'to-give-back'
  /** The provider reported a paid payment as failed. Staff must review the payment. */
  | 'contradicts'
  | 'other-amount'
  /** The decision is dated before the payment was opened or after the notification came. */
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

/** Must equal the condition of the index `payment_notices_unsettled`, so PostgreSQL uses it. */
export const isUnsettled = sql`effect in (${unsettledList})`;

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
    index('payment_notices_unsettled').on(table.seq).where(isUnsettled),
    index('payment_notices_unknown')
      .on(table.lastAtMs)
      .where(sql`effect = 'unknown-payment'`),
  ],
);
