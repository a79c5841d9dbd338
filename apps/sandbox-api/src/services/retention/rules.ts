import { dayMs, hourMs } from '@kosha/domain';
import { sql, type SQL } from 'drizzle-orm';
import { choiceSettingSql } from '../../providers/settings/settings.ts';
import { updateOldestRetainedSql, maxRetainedEvents } from '../tracking/store.ts';

export interface RetentionRule {
  what: string;
  retainedFor: string;
  table: string;
  /**
   * SQL conditions for expired rows; an index supports each. Sessions expire in real time
   * (`realNow`), other rows by the server's clock (`now`), which testers can move.
   */
  old: (at: { now: number; realNow: number }) => readonly SQL[];
  afterwards?: SQL;
}

/** How long an idempotency key is reserved. Later, a client can use it for a different call. */
export const idempotencyKeyLifetimeMs = dayMs;

/** The minimum retention of records of who did what and when (DPDP Rules 2025, rule 8; D60). */
const recordRetentionMs = 365 * dayMs;

/** The maximum number of rows in tables to which anyone can add rows without an account. */
const newestRetained = {
  events: maxRetainedEvents,
  messages: 20_000,
  anonymousKeys: 50_000,
} as const;

/** Explained in docs/privacy.md. Data without a rule lasts as long as the account. */
export const retentionRules = [
  {
    what: 'tracking events',
    retainedFor: '30 days; the newest 50,000',
    table: 'tracking_events',
    old: ({ now }) => [
      sql`received_at_ms < ${now - 30 * dayMs}`,
      sql`seq <= (select max(seq) - ${newestRetained.events} from tracking_events)`,
    ],
    afterwards: updateOldestRetainedSql,
  },
  {
    what: 'one-time codes',
    retainedFor: '1 hour after they expire',
    table: 'otps',
    old: ({ now }) => [sql`expires_at_ms < ${now - hourMs}`],
  },
  {
    what: 'sessions',
    retainedFor: '1 year after they end, as a record of sign-ins and to recognize the device (D60)',
    table: 'sessions',
    old: ({ realNow }) => [
      sql`coalesce(ended_at_ms, last_used_at_ms) < ${realNow - recordRetentionMs}`,
    ],
  },
  {
    what: 'messages of the inbox',
    retainedFor: '90 days; the newest 20,000',
    table: 'sms_messages',
    old: ({ now }) => [
      sql`created_at_ms < ${now - 90 * dayMs}`,
      sql`seq <= (select max(seq) - ${newestRetained.messages} from sms_messages)`,
    ],
  },
  {
    what: 'responses stored for idempotency keys',
    retainedFor: '1 day; without a session, only the newest 50,000',
    table: 'idempotency_keys',
    old: ({ now }) => [
      sql`created_at_ms < ${now - idempotencyKeyLifetimeMs}`,
      sql`is_anonymous and seq <= (select seq from idempotency_keys where is_anonymous
        order by seq desc offset ${newestRetained.anonymousKeys} limit 1)`,
    ],
  },
  {
    what: 'rate-limit counters',
    retainedFor: '1 day, the longest period of a limit',
    table: 'allowances',
    // The array's last element is the newest use. A row with an empty array has also expired.
    old: ({ now }) => [
      sql`used_at_ms[cardinality(used_at_ms)] <= ${now - dayMs}`,
      sql`used_at_ms[cardinality(used_at_ms)] is null`,
    ],
  },
  {
    what: 'one-time proofs of native apps',
    retainedFor: '5 minutes',
    table: 'native_proofs',
    old: ({ now }) => [sql`expires_at_ms <= ${now}`],
  },
  {
    what: 'pictures that a newer picture replaced',
    retainedFor: '30 days',
    table: 'pictures',
    old: ({ now }) => [sql`is_replaced and created_at_ms < ${now - 30 * dayMs}`],
  },
  {
    what: 'answered feedback with its pictures',
    retainedFor: '1 year',
    table: 'opinions',
    old: ({ now }) => [sql`answered_at_ms < ${now - 365 * dayMs}`],
  },
  {
    what: 'contacts who did not agree, under the strict profile',
    retainedFor: '7 days, like the link to agree',
    table: 'contacts',
    old: ({ now }) => [
      sql`answer is distinct from 'confirmed' and expires_at_ms <= ${now}
        and ${choiceSettingSql('policyProfile')} = 'strict'`,
    ],
  },
  {
    what: 'verified Aadhaar numbers that no account uses',
    retainedFor: '30 days',
    table: 'aadhaar_verifications',
    old: ({ now }) => [
      sql`verified_at_ms < ${now - 30 * dayMs} and not exists (select from identities
        where identities.user_id = aadhaar_verifications.user_id
          and identities.aadhaar_hash = aadhaar_verifications.aadhaar_hash)`,
    ],
  },
  {
    what: 'settings of a next loan that has started or was dropped',
    retainedFor: '90 days after the choice',
    table: 'schedules',
    old: ({ now }) => [sql`state <> 'waiting' and created_at_ms < ${now - 90 * dayMs}`],
  },
  {
    what: 'notices about unknown payments',
    retainedFor: '90 days',
    table: 'payment_notices',
    old: ({ now }) => [sql`effect = 'unknown-payment' and last_at_ms < ${now - 90 * dayMs}`],
  },
  {
    what: 'erased accounts, with the data that the law requires',
    retainedFor: 'as long as the law requires (D60)',
    table: 'users',
    old: ({ now }) => [sql`purge_at_ms <= ${now}`],
  },
  {
    what: 'denials of erased accounts, as hashes',
    retainedFor: 'until 15 days after the denial (D67)',
    table: 'kept_denials',
    old: ({ now }) => [sql`until_ms <= ${now}`],
  },
  {
    what: "copies of borrowers' data",
    retainedFor: '1 day',
    table: 'data_exports',
    old: ({ now }) => [sql`expires_at_ms <= ${now}`],
  },
] as const satisfies readonly RetentionRule[];
