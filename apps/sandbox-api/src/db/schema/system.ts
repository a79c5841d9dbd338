import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';

export const secrets = pgTable('secrets', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/**
 * The first response to each idempotency key. The idempotency key is stored only as a hash, and is
 * needed to decrypt the response.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scopeHash: text().primaryKey(),
    bodyHash: text().notNull(),
    sealedAnswer: text(),
    createdAtMs: epochMs().notNull(),
    seq: bigserial({ mode: 'number' }).notNull(),
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
 * The times of recent uses that count towards a rate limit, oldest first. `scope` names the limit
 * and the subject, as in 'contact-sms:phone:9876543210'.
 */
export const allowances = pgTable(
  'allowances',
  {
    scope: text().primaryKey(),
    usedAtMs: epochMs().array().notNull(),
  },
  (table) => [
    index('allowances_by_last_use').on(sql`(${table.usedAtMs}[cardinality(${table.usedAtMs})])`),
  ],
);

export const trackingEvents = pgTable(
  'tracking_events',
  {
    seq: bigserial({ mode: 'number' }).primaryKey(),
    version: integer().notNull(),
    userId: text(),
    webUuid: text().notNull(),
    event: jsonb().$type<unknown>().notNull(),
    receivedAtMs: epochMs().notNull(),
  },
  (table) => [
    index('tracking_events_by_age').on(table.receivedAtMs),
    index('tracking_events_by_user').on(table.userId),
  ],
);

/**
 * The lowest `seq` of a table after the last clean-up. Index scans start at this value, because a
 * scan from the beginning would visit all deleted rows.
 */
export const oldestRetainedRows = pgTable('kept_from', {
  tableName: text().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});

/**
 * The process that runs a background job, so that other processes skip the job. `untilMs` is real
 * time, because testers can move the server's clock.
 */
export const jobLeases = pgTable('job_leases', {
  job: text().primaryKey(),
  holder: text().notNull(),
  untilMs: epochMs().notNull(),
});
