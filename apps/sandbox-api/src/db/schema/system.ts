import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';

/** One row: how far the server's time is from the real one (D29). */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: epochMs().notNull(),
});

/** What the control page can change; a missing key has its default. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** Keys made once per database, never shown. */
export const secrets = pgTable('secrets', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** The inbox: messages that never leave the machine (D28). `phone` is 10 digits. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    /** The order in which they were sent, which the server's time does not tell: it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    body: text().notNull(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [index('sms_messages_by_phone').on(table.phone, table.seq)],
);

/** First answers to writes that carried a key; the answer is readable with that key alone. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scopeHash: text().primaryKey(),
    bodyHash: text().notNull(),
    sealedAnswer: text(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [index('idempotency_keys_by_age').on(table.createdAtMs)],
);

/**
 * How often something was done to somebody since the first time, at `startedAtMs`, that still counts.
 * `scope` names both, as in 'contact-sms:phone:9876543210'.
 */
export const allowances = pgTable('allowances', {
  scope: text().primaryKey(),
  used: integer().notNull(),
  startedAtMs: epochMs().notNull(),
});

export const trackingEvents = pgTable('tracking_events', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  version: integer().notNull(),
  userId: text(),
  webUuid: text().notNull(),
  event: jsonb().$type<unknown>().notNull(),
  receivedAtMs: epochMs().notNull(),
});
