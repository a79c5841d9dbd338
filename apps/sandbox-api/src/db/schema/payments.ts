import type { PaymentState as DuePaymentState } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { newToken } from '../../keys/ids.ts';
import { epochMs, paise } from './columns.ts';
import { extensions } from './extensions.ts';
import { orders } from './orders.ts';

/** The state of a payment that was begun (D30). */
export type PaymentState = Exclude<DuePaymentState, 'none'>;
export type PaymentPurpose = 'repayment' | 'return' | 'extension';
/** How a payment ends. */
export type PaymentOutcome = Exclude<PaymentState, 'open' | 'processing'>;

/**
 * Payments that were begun. An order has at most one repayment under way, and at most one that settled
 * it: money can also come from a payment that was reported as failed. An extension has at most one fee
 * that is under way or paid. Money to be given back does not count.
 */
export const payments = pgTable(
  'payments',
  {
    /** It opens the checkout, so nobody may guess it. */
    id: text().primaryKey().$defaultFn(newToken),
    /** The order in which payments were begun. The server's time cannot tell it, since it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 'return' gives the loan back within its cooling-off period (D56). */
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** The extension whose fee it is; null for a repayment. */
    extensionId: text().references(() => extensions.id, { onDelete: 'cascade' }),
    amountPaise: paise().notNull(),
    state: text().$type<PaymentState>().notNull(),
    createdAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    /** Since when the money is to be given back: it settled no loan and bought no extension (D30, D53). */
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

/** What a notice of the provider did. */
export type NoticeEffect =
  | 'settled'
  /** Money for a payment that was reported as failed or cancelled before. */
  | 'settled-late'
  /** Money that settles nothing. */
  | 'to-give-back'
  /** Says that a payment failed which was paid. Nothing is changed; somebody must look into it. */
  | 'contradicts'
  | 'other-amount'
  /** The payer decided before the payment was begun, or after the notice came. Nothing is changed. */
  | 'other-time'
  | 'unknown-payment'
  | 'none';

/** What a notice does when somebody of the team must look into it. */
export const unsettledEffects = [
  'to-give-back',
  'contradicts',
  'other-amount',
  'other-time',
  'unknown-payment',
] as const satisfies readonly NoticeEffect[];

const unsettledList = sql.raw(unsettledEffects.map((effect) => `'${effect}'`).join(', '));

/** Whether somebody must look into a notice, as its index says it. */
export const isUnsettled = sql`effect in (${unsettledList})`;

/** Every notice of the provider that was signed, each different one once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    /** As the notice says it; there may be no such payment. */
    paymentId: text().notNull(),
    outcome: text().$type<PaymentOutcome>().notNull(),
    amountPaise: paise().notNull(),
    decidedAtMs: epochMs().notNull(),
    effect: text().$type<NoticeEffect>().notNull(),
    /** How often it came. */
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
