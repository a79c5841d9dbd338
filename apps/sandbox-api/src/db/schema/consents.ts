import type { ConsentNotice, ConsentPurpose, ConsentWay, SealedEvent } from '@kosha/domain';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';
import { owner } from './users.ts';

/**
 * Every consent given, refused or withdrawn by a borrower (D57). Append-only, enforced by a
 * trigger; rows are deleted only with their borrower. `hash` covers the row and the previous one.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    userId: owner(),
    /** Sequence number, 1 for a borrower's first entry. */
    number: integer().notNull(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    state: text().$type<SealedEvent['state']>().notNull(),
    /** Null in entries older than this column. */
    way: text().$type<ConsentWay>(),
    /** The notice as worded at that time; `way` tells whether it was shown. */
    notice: jsonb().$type<ConsentNotice>().notNull(),
    noticeHash: text().notNull(),
    atMs: epochMs().notNull(),
    previousHash: text(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    index('consent_events_by_purpose').on(table.userId, table.purpose, table.number),
  ],
);

/**
 * Hash salt and last entry of a borrower's consents. An erasure deletes it, so that the hashes
 * cannot be guessed.
 */
export const consentSalts = pgTable('consent_salts', {
  userId: owner().primaryKey(),
  salt: text().notNull(),
  /**
   * Number and hash of the last entry; 0 and null before the first. They reveal whether the newest
   * entries are missing.
   */
  lastNumber: integer().notNull().default(0),
  lastHash: text(),
});
