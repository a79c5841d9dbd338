/*
 * Tables of the simulated providers. Services call the providers' interfaces and do not read these
 * tables, so a real provider can replace each simulation.
 */
import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';
import { payments } from './payments.ts';

export const clockRowId = 1;

/** The offset of the server's clock from real time (D29), in a single row. */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: epochMs().notNull(),
});

/** Settings that testers changed on the control page. All other settings have default values. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** SMS messages, which the sandbox stores instead of sending (D28). `phone` has 10 digits. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    seq: bigserial({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    /** `secretPlaceholder` stands for the code or link token, encrypted in `sealedSecret`. */
    body: text().notNull(),
    sealedSecret: text(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [
    index('sms_messages_by_phone').on(table.phone, table.seq),
    index('sms_messages_by_seq').on(table.seq),
    index('sms_messages_by_age').on(table.createdAtMs),
  ],
);

export const chargeOutcomes = ['paid', 'failed', 'cancelled'] as const;
export type ChargeOutcome = (typeof chargeOutcomes)[number];

/**
 * Payers' decisions on the checkout page of the simulated payment provider (D30).
 * `acknowledgedAtMs` is null until the server has accepted the callback with the decision.
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
