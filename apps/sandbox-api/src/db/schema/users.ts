import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';

/** A borrower. `phone` is the 10 digits without the country's prefix. */
export const users = pgTable('users', {
  id: id(),
  phone: text().notNull().unique(),
  createdAtMs: epochMs().notNull(),
  creditLimitPaise: paise().notNull(),
  isBasicDone: boolean().notNull(),
  isWorkDone: boolean().notNull(),
  isIdentityDone: boolean().notNull(),
  isFaceDone: boolean().notNull(),
  isContactDone: boolean().notNull(),
});

/**
 * At most one live session a user; an ended one is kept to tell why it ended. All in real time, which
 * the control page cannot move.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    webUuid: text().notNull(),
    createdAtMs: epochMs().notNull(),
    /** Right to the hour, see `expiry.ts`. */
    lastUsedAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    endedBy: text().$type<'other-device' | 'same-device'>(),
  },
  (table) => [
    uniqueIndex('sessions_one_live_per_user')
      .on(table.userId)
      .where(sql`ended_at_ms is null`),
  ],
);

/**
 * One-time codes, hashed (D28). `aadhaarHash` is the number a code is to verify, null for signing
 * in. `usedAtMs` makes a code single-use.
 */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    phone: text().notNull(),
    webUuid: text().notNull(),
    /** Where it was asked for; null from this machine. */
    network: text(),
    aadhaarHash: text(),
    codeHash: text().notNull(),
    createdAtMs: epochMs().notNull(),
    expiresAtMs: epochMs().notNull(),
    tries: integer().notNull().default(0),
    usedAtMs: epochMs(),
  },
  (table) => [
    index('otps_by_phone').on(table.phone, table.createdAtMs),
    index('otps_by_device').on(table.webUuid, table.createdAtMs),
    index('otps_by_network').on(table.network, table.createdAtMs),
  ],
);

export const bankCards = pgTable(
  'bank_cards',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The IFSC code. */
    bankCode: text().notNull(),
    accountNo: text().notNull(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [unique('bank_cards_once_per_user').on(table.userId, table.bankCode, table.accountNo)],
);
