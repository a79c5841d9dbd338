import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, id } from './columns.ts';
import { orders } from './orders.ts';
import { owner } from './users.ts';

/** Who may act for a borrower who cannot (D60); the newest named counts. */
export const nominees = pgTable('nominees', {
  userId: owner().primaryKey(),
  name: text().notNull(),
  /** 10 digits. */
  phone: text().notNull(),
  namedAtMs: epochMs().notNull(),
});

/**
 * Denials that outlive an erasure (D67): a keyed hash of the number, salted with the product, and until when it holds.
 * Nothing else of a denial is kept, and the row goes when it ends.
 */
export const retainedDenials = pgTable(
  'kept_denials',
  { numberHash: text().primaryKey(), untilMs: epochMs().notNull() },
  (table) => [index('kept_denials_by_end').on(table.untilMs)],
);

/** Copies of their data that borrowers asked for; what is in one is read when it is fetched (D60). */
export const dataExports = pgTable(
  'data_exports',
  { id: id(), userId: owner(), createdAtMs: epochMs().notNull(), expiresAtMs: epochMs().notNull() },
  (table) => [
    index('data_exports_by_user').on(table.userId, table.expiresAtMs),
    index('data_exports_by_expiry').on(table.expiresAtMs),
  ],
);

/** Grievances, with the day by which each is answered (D61). */
export const grievances = pgTable(
  'grievances',
  {
    id: id(),
    /** Its number is made of this; the server's time can be moved and cannot tell the order. */
    seq: bigserial({ mode: 'number' }).notNull(),
    userId: owner(),
    topic: text().notNull(),
    content: text().notNull(),
    /** The order that it is about, if any. */
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
