import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, paise, percent } from './columns.ts';
import { orders } from './orders.ts';

/** 'replaced': the borrower repaid the loan before paying the fee. */
export type ExtensionRequestState = 'asked' | 'paid' | 'expired' | 'abandoned' | 'replaced';

/** Extensions that were asked for, at the price of that moment (D53). */
export const extensions = pgTable(
  'extensions',
  {
    /** Made of the order's id and `number`, so that two requests for one offer have the same row. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** 1 for the first extension of an order that was asked for, and so on. */
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
