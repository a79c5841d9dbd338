import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, paise, percent } from './columns.ts';
import { orders } from './orders.ts';

/** 'asked': waits for payment of the fee. 'replaced': the borrower repaid the loan instead. */
export type ExtensionRequestState = 'asked' | 'paid' | 'expired' | 'abandoned' | 'replaced';

/** Requested loan extensions, with the rate and fees at the time of the request (D53). */
export const extensions = pgTable(
  'extensions',
  {
    /** '{orderId}-{number}', so a repeated request for an extension finds the existing row. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    state: text().$type<ExtensionRequestState>().notNull(),
    ratePercent: percent().notNull(),
    processingFeePaise: paise().notNull(),
    gstPaise: paise().notNull(),
    interestPaise: paise().notNull(),
    feePaise: paise().notNull(),
    requestedAtMs: epochMs().notNull(),
    payUntilMs: epochMs().notNull(),
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
