/*
 * The tables of the simulated providers. Services ask the providers and never look into these, so that a
 * real provider can take the place of each.
 */
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';
import { payments } from './payments.ts';

export const clockRow = 1;

/** One row, `clockRow`: how far the server's time is from the real one (D29). */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: epochMs().notNull(),
});

/** What the control page can change. Without a row a setting has its default. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** The inbox: messages that never leave the machine (D28). `phone` is 10 digits. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    /** The order in which they were sent. The server's time cannot tell it, since it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    /** The words; `secretPlace` stands where the secret was. */
    body: text().notNull(),
    /** The code or link of the message, sealed with a key that is not in the database. */
    sealedSecret: text(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [
    index('sms_messages_by_phone').on(table.phone, table.seq),
    index('sms_messages_by_seq').on(table.seq),
    index('sms_messages_by_age').on(table.createdAtMs),
  ],
);

/** How a payer decides. */
export const chargeOutcomes = ['paid', 'failed', 'cancelled'] as const;
export type ChargeOutcome = (typeof chargeOutcomes)[number];

/**
 * The payment provider's book (D30): what the payer pressed, and the delivery of the callback.
 * `acknowledgedAtMs` is null until the callback is delivered.
 */
export const providerCharges = pgTable(
  'provider_charges',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id, { onDelete: 'cascade' }),
    outcome: text().$type<ChargeOutcome>().notNull(),
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
