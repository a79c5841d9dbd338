import type {
  ConsentNotice,
  ConsentPurpose,
  ConsentMethod,
  HashedConsentEvent,
} from '@kosha/domain';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from './columns.ts';
import { userReference } from './users.ts';

/**
 * Events in which borrowers gave, refused or withdrew a consent; a trigger forbids changes (D57).
 * `hash` covers the row and the hash of the previous row.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    userId: userReference(),
    number: integer().notNull(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    state: text().$type<HashedConsentEvent['state']>().notNull(),
    way: text().$type<ConsentMethod>(),
    /**
     * The consent notice at the time of the event. Unless `way` is 'button', the app may not have
     * shown the notice.
     */
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
 * The salt in the hashes of a borrower's consent events. Erasing the account deletes the salt;
 * without the salt, nobody can compare guessed data with the hashes.
 */
export const consentSalts = pgTable('consent_salts', {
  userId: userReference().primaryKey(),
  salt: text().notNull(),
  /** Number and hash of the newest event, so that a deletion of that event can be detected. */
  lastNumber: integer().notNull().default(0),
  lastHash: text(),
});
