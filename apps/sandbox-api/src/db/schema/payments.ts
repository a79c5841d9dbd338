import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { newToken } from '../../keys/ids.ts';
import { epochMs, paise } from './columns.ts';
import { extensions } from './extensions.ts';
import { orders } from './orders.ts';

/** The state of a started payment (D30). */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
export type PaymentPurpose = 'repayment' | 'return' | 'extension';
/** How a payment ends. */
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/**
 * Started payments. An order has at most one running repayment, and at most one that settled it. An
 * extension has at most one running or paid fee. Payments that must be refunded do not count.
 */
export const payments = pgTable(
  'payments',
  {
    /** Unguessable, because anyone who knows the id can open the checkout. */
    id: text().primaryKey().$defaultFn(newToken),
    /** Insertion order. A timestamp would not do, because the server's clock can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A 'return' gives the loan back within its return period (D56). */
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** The extension whose fee it is; null for a repayment. */
    extensionId: text().references(() => extensions.id, { onDelete: 'cascade' }),
    amountPaise: paise().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    /** When a refund became due: the money settled no loan and bought no extension (D30, D53). */
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

/** The effect of a provider's notification. */
export type NoticeEffect =
  | 'settled'
  /** Money for a payment first reported as failed or cancelled. */
  | 'settled-late'
  /** Money that settles nothing and must be refunded. */
  | 'to-give-back'
  /** A paid payment is reported as failed. Nothing changes; staff must review it. */
  | 'contradicts'
  | 'other-amount'
  /** The payer's decision is dated before the payment or after the notification. */
  | 'other-time'
  | 'unknown-payment'
  | 'none';

/** Effects that staff must review. */
export const unsettledEffects = [
  'to-give-back',
  'contradicts',
  'other-amount',
  'other-time',
  'unknown-payment',
] as const satisfies readonly NoticeEffect[];

const unsettledList = sql.raw(unsettledEffects.map((effect) => `'${effect}'`).join(', '));

/** Whether staff must review a notification. Equals the condition of the index. */
export const isUnsettled = sql`effect in (${unsettledList})`;

/** Every signed notification of the provider. Repeated deliveries share a row. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    /** The reported id; may not exist in `payments`. */
    paymentId: text().notNull(),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPaise: paise().notNull(),
    decidedAtMs: epochMs().notNull(),
    effect: text().$type<NoticeEffect>().notNull(),
    /** Number of deliveries. */
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
