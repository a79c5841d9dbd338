import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';

/** One row: how far the server's time is from the real one (D29). */
export const clock = pgTable('clock', {
  id: integer().primaryKey(),
  offsetMs: epochMs().notNull(),
});

/** What the control page can change. Without a row a setting has its default. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/** Keys that are made once for each database and never shown. */
export const secrets = pgTable('secrets', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** The inbox: messages that never leave the machine (D28). `phone` is 10 digits. */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    /** The order in which they were sent. The server's time cannot tell it, since it can be moved. */
    seq: bigserial({ mode: 'number' }).notNull(),
    phone: text().notNull(),
    body: text().notNull(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [index('sms_messages_by_phone').on(table.phone, table.seq)],
);

/** The first answers to writes with an idempotency key. Only that key decrypts its answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scopeHash: text().primaryKey(),
    bodyHash: text().notNull(),
    sealedAnswer: text(),
    createdAtMs: epochMs().notNull(),
    /** The order in which keys came. */
    seq: bigserial({ mode: 'number' }).notNull(),
    /** Its caller had no session. */
    isAnonymous: boolean().notNull().default(false),
  },
  (table) => [
    index('idempotency_keys_by_age').on(table.createdAtMs),
    index('idempotency_keys_anonymous')
      .on(table.seq)
      .where(sql`is_anonymous`),
  ],
);

/**
 * What is limited, with the times at which it happened, oldest first. `scope` says what and for whom,
 * as in 'contact-sms:phone:9876543210'.
 */
export const allowances = pgTable('allowances', {
  scope: text().primaryKey(),
  usedAtMs: epochMs().array().notNull(),
});

export const trackingEvents = pgTable('tracking_events', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  version: integer().notNull(),
  userId: text(),
  webUuid: text().notNull(),
  event: jsonb().$type<unknown>().notNull(),
  receivedAtMs: epochMs().notNull(),
});
