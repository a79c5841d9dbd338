import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, paise, percent } from './columns.ts';
import { orders } from './orders.ts';

/** 'replaced': the borrower repaid the loan before paying the fee. */
export type ExtensionRequestState = 'asked' | 'paid' | 'expired' | 'abandoned' | 'replaced';

/** Requested extensions, at the price of that time (D53). */
export const extensions = pgTable(
  'extensions',
  {
    /** The order's id and `number`, so that two requests for the same offer share a row. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for an order's first requested extension, and so on. */
    number: integer().notNull(),
    state: text().$type<ExtensionRequestState>().notNull(),
    ratePercent: percent().notNull(),
    processingFeePaise: paise().notNull(),
    gstPaise: paise().notNull(),
    interestPaise: paise().notNull(),
    feePaise: paise().notNull(),
    requestedAtMs: epochMs().notNull(),
    payUntilMs: epochMs().notNull(),
    /** The new due date. */
    dueAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
  },
  (table) => [
    uniqueIndex('extensions_by_order').on(table.orderId, table.number),
    uniqueIndex('extensions_one_asked_per_order')
      .on(table.orderId)
      .where(sql`state = 'asked'`),
  ],
);
