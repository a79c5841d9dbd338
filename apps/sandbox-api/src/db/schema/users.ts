import type { Language } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { epochMs, id, paise } from './columns.ts';

/**
 * A borrower. `phone` has 10 digits, without the country code; after an erasure it is no number, so that nobody
 * finds the account by it.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text().notNull().unique(),
    /** The language of messages to the borrower (D58); null while none was chosen. */
    language: text().$type<Language>(),
    createdAtMs: epochMs().notNull(),
    creditLimitPaise: paise().notNull(),
    isBasicDone: boolean().notNull(),
    isWorkDone: boolean().notNull(),
    isIdentityDone: boolean().notNull(),
    isFaceDone: boolean().notNull(),
    isContactDone: boolean().notNull(),
    /** After an erasure: the number, which the law asks to keep, sealed with a key that is not in the database. */
    phoneSealed: text(),
    /** After an erasure: when the law asks no longer, and the account goes with all that is left. */
    purgeAtMs: epochMs(),
  },
  (table) => [
    index('users_to_purge')
      .on(table.purgeAtMs)
      .where(sql`purge_at_ms is not null`),
  ],
);

/** The borrower to whom a row belongs, and with whom it is deleted. */
export const owner = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * A user has at most one live session on each device. An ended session is kept to tell why it ended.
 * Times are real, not the server's.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: owner(),
    webUuid: text().notNull(),
    /** A keyed hash of the network from which it began; null for this machine. */
    networkHash: text(),
    /** The platform of the device, as the header `os` says it; null when nobody said. */
    os: text(),
    createdAtMs: epochMs().notNull(),
    /** Written at most once an hour, see `expiry.ts`. */
    lastUsedAtMs: epochMs().notNull(),
    endedAtMs: epochMs(),
    endedBy: text().$type<'next-sign-in' | 'sign-out' | 'everywhere' | 'other-device' | 'staff'>(),
  },
  (table) => [
    uniqueIndex('sessions_one_live_per_device')
      .on(table.userId, table.webUuid)
      .where(sql`ended_at_ms is null`),
    index('sessions_by_user').on(table.userId, table.webUuid),
    index('sessions_by_last_use').on(sql`coalesce(${table.endedAtMs}, ${table.lastUsedAtMs})`),
  ],
);

/**
 * One-time codes, hashed (D28). `aadhaarHash` is the hash of the number that a code verifies, null for a
 * sign-in code. A code with `usedAtMs` cannot be entered again.
 */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    phone: text().notNull(),
    aadhaarHash: text(),
    /** The device that asked for the code, on which alone it can be entered. */
    webUuid: text().notNull(),
    codeHash: text().notNull(),
    createdAtMs: epochMs().notNull(),
    expiresAtMs: epochMs().notNull(),
    tries: integer().notNull().default(0),
    usedAtMs: epochMs(),
  },
  (table) => [
    index('otps_by_phone').on(table.phone, table.createdAtMs),
    index('otps_by_expiry').on(table.expiresAtMs),
  ],
);

export type NativeApp = 'own' | 'partner';

/**
 * What a native app shows to sign its user in (D14), hashed. `usedAtMs` makes a proof single-use; it is
 * for the login call of its own app only.
 */
export const nativeProofs = pgTable(
  'native_proofs',
  {
    proofHash: text().primaryKey(),
    app: text().$type<NativeApp>().notNull(),
    /** 10 digits. */
    phone: text().notNull(),
    expiresAtMs: epochMs().notNull(),
    usedAtMs: epochMs(),
  },
  (table) => [
    index('native_proofs_by_phone').on(table.phone),
    index('native_proofs_by_expiry').on(table.expiresAtMs),
  ],
);

/** The newest position that a borrower shared (§7.53); an older one is not kept. */
export const devicePositions = pgTable('device_positions', {
  userId: owner().primaryKey(),
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  sharedAtMs: epochMs().notNull(),
});

export const bankCards = pgTable(
  'bank_cards',
  {
    id: id(),
    userId: owner(),
    /** The IFSC code. */
    bankCode: text().notNull(),
    /** The account number, sealed with a key that is not in the database. */
    accountSealed: text().notNull(),
    /** A keyed hash of it, to recognise the same account. */
    accountHash: text().notNull(),
    /** What may be shown of it: its last four digits. */
    accountMasked: text().notNull(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [
    unique('bank_cards_once_per_user').on(table.userId, table.bankCode, table.accountHash),
  ],
);
