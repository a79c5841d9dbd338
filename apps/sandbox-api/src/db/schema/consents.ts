import type { ConsentNotice, ConsentPurpose, ConsentWay, SealedEvent } from '@kosha/domain';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';
import { owner } from './users.ts';

/**
 * Every consent that a borrower gave, refused or took back (D57). Rows are only added, and go with their
 * borrower alone, which a trigger of the database keeps; `hash` seals a row together with the one before it.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    userId: owner(),
    /** 1 for the first entry of a borrower. */
    number: integer().notNull(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    state: text().$type<SealedEvent['state']>().notNull(),
    /** Null in entries that are older than this column. */
    way: text().$type<ConsentWay>(),
    /** The words of that time, shown or not: that is what `way` says. */
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
 * With what the seals of a borrower's consents are counted, and which entry is the last. An erasure removes it, and
 * nobody can guess any.
 */
export const consentSalts = pgTable('consent_salts', {
  userId: owner().primaryKey(),
  salt: text().notNull(),
  /** Of the entry written last; 0 and null before the first. Without it nobody would miss the newest ones. */
  lastNumber: integer().notNull().default(0),
  lastHash: text(),
});
