import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';
import { orders } from './orders.ts';
import { userReference } from './users.ts';

/**
 * The person who may exercise a borrower's data rights if the borrower cannot (D60). Only the
 * latest nomination is stored.
 */
export const nominees = pgTable('nominees', {
  userId: userReference().primaryKey(),
  name: text().notNull(),
  phone: text().notNull(),
  namedAtMs: epochMs().notNull(),
});

/**
 * Denials of erased accounts, which also apply to a new account with the same phone number (D67).
 * `numberHash` is a keyed hash of the phone number and the product's id.
 */
export const retainedDenials = pgTable(
  'kept_denials',
  { numberHash: text().primaryKey(), untilMs: epochMs().notNull() },
  (table) => [index('kept_denials_by_end').on(table.untilMs)],
);

/** Requested data exports (D60). Only the request is stored; a download contains current data. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: userReference(),
    createdAtMs: epochMs().notNull(),
    expiresAtMs: epochMs().notNull(),
  },
  (table) => [
    index('data_exports_by_user').on(table.userId, table.expiresAtMs),
    index('data_exports_by_expiry').on(table.expiresAtMs),
  ],
);

/** Grievances of borrowers (D61). */
export const grievances = pgTable(
  'grievances',
  {
    id: id(),
    /** The grievance's number is derived from this value. */
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: userReference(),
    topic: text().notNull(),
    content: text().notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    createdAtMs: epochMs().notNull(),
    answerDueAtMs: epochMs().notNull(),
    answer: text(),
    answeredAtMs: epochMs(),
  },
  (table) => [
    index('grievances_by_user').on(table.userId, table.seq),
    index('grievances_open')
      .on(table.seq)
      .where(sql`answer is null`),
    index('grievances_by_order').on(table.orderId),
  ],
);
