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

/** Accounts of borrowers. `phone` has 10 digits; an erasure replaces it with 'erased:{id}'. */
export const users = pgTable(
  'users',
  {
    id: id(),
    phone: text().notNull().unique(),
    /** The language of messages to the borrower (D58); null before the borrower's choice. */
    language: text().$type<Language>(),
    createdAtMs: epochMs().notNull(),
    creditLimitPaise: paise().notNull(),
    isBasicDone: boolean().notNull(),
    isWorkDone: boolean().notNull(),
    isIdentityDone: boolean().notNull(),
    isFaceDone: boolean().notNull(),
    isContactDone: boolean().notNull(),
    /** The encrypted phone number of an erased account; null for any other account. */
    phoneSealed: text(),
    /** When the remaining data of an erased account must be deleted; null for other accounts. */
    purgeAtMs: epochMs(),
  },
  (table) => [
    index('users_to_purge')
      .on(table.purgeAtMs)
      .where(sql`purge_at_ms is not null`),
  ],
);

export const userReference = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Active sessions, at most one per user and device, and ended sessions. All times are real time,
 * because testers can move the server's clock.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: userReference(),
    webUuid: text().notNull(),
    /** A keyed hash of the client's network; null for a client on this machine. */
    networkHash: text(),
    os: text(),
    createdAtMs: epochMs().notNull(),
    /** The time of the last use, updated at most once an hour (see `expiry.ts`). */
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
 * One-time codes (D28). `aadhaarHash` is the hash of the Aadhaar number that the code verifies, and
 * is null for a sign-in code.
 */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    phone: text().notNull(),
    aadhaarHash: text(),
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

/** Hashed one-time proofs with which a native app signs in its user (D14). */
export const nativeProofs = pgTable(
  'native_proofs',
  {
    proofHash: text().primaryKey(),
    app: text().$type<NativeApp>().notNull(),
    phone: text().notNull(),
    expiresAtMs: epochMs().notNull(),
    usedAtMs: epochMs(),
  },
  (table) => [
    index('native_proofs_by_phone').on(table.phone),
    index('native_proofs_by_expiry').on(table.expiresAtMs),
  ],
);

/** The latest location that a borrower shared (§7.53). Older locations are not stored. */
export const devicePositions = pgTable('device_positions', {
  userId: userReference().primaryKey(),
  address: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  sharedAtMs: epochMs().notNull(),
});

export const bankCards = pgTable(
  'bank_cards',
  {
    id: id(),
    userId: userReference(),
    /** The IFSC code. */
    bankCode: text().notNull(),
    accountSealed: text().notNull(),
    /** A keyed hash of the account number, to detect duplicates. */
    accountHash: text().notNull(),
    accountMasked: text().notNull(),
    createdAtMs: epochMs().notNull(),
  },
  (table) => [
    unique('bank_cards_once_per_user').on(table.userId, table.bankCode, table.accountHash),
  ],
);
