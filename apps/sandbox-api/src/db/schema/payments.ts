import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';
import { extensions } from './extensions.ts';
import { orders } from './orders.ts';

/** The state of a payment that was begun (D30). */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
/** How a payment ends. */
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/**
 * Payments that were begun. An order has at most one repayment that is open, processing or paid, and an
 * extension has at most one such fee; a fee to be given back does not count.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** The order in which payments were begun. The server's time cannot tell it, since it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text().$type<'repayment' | 'extension'>().notNull(),
    /** The extension whose fee it is; null for a repayment. */
    extensionId: text().references(() => extensions.id, { onDelete: 'cascade' }),
    amountPaise: paise().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    /** Since when the money is to be given back: it was a fee that could not buy its extension (D53). */
    refundDueAtMs: epochMs(),
  },
  (table) => [
    uniqueIndex('payments_one_repayment_per_order')
      .on(table.orderId)
      .where(sql`purpose = 'repayment' and state in ('open', 'processing', 'paid')`),
    uniqueIndex('payments_one_fee_per_extension')
      .on(table.extensionId)
      .where(sql`state in ('open', 'processing', 'paid') and refund_due_at_ms is null`),
    index('payments_by_order').on(table.orderId, table.seq),
  ],
);

/**
 * The payment provider's own table (D30): what the payer pressed, and the delivery of the callback.
 * `acknowledgedAtMs` is null until the callback is delivered.
 */
export const providerCharges = pgTable(
  'provider_charges',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPaise: paise().notNull(),
    decidedAtMs: epochMs().notNull(),
    deliverAtMs: epochMs().notNull(),
    attempts: integer().notNull().default(0),
    acknowledgedAtMs: epochMs(),
  },
  (table) => [
    index('provider_charges_to_deliver')
      .on(table.deliverAtMs)
      .where(sql`acknowledged_at_ms is null`),
  ],
);
