import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';
import { orders } from './orders.ts';

/** The state of a payment that was begun (D30). */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
/** How a payment ends. */
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/** What was asked of a payer. One live or paid repayment an order, whatever is tapped twice. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    /** The order in which payments were begun, which the server's time does not tell: it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text().$type<'repayment' | 'extension'>().notNull(),
    amountPaise: paise().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
  },
  (table) => [
    uniqueIndex('payments_one_repayment_per_order')
      .on(table.orderId)
      .where(sql`purpose = 'repayment' and state in ('open', 'processing', 'paid')`),
    index('payments_by_order').on(table.orderId, table.seq),
  ],
);

/**
 * The provider's own book (D30): what the payer pressed, and the delivery of its callback.
 * `acknowledgedAtMs` null means that the callback is still to be delivered.
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
