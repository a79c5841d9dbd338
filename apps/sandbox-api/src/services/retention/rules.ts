import { dayMs, hourMs } from '@kosha/domain';
import { sql, type SQL } from 'drizzle-orm';
import { choiceSettingSql } from '../../providers/settings/settings.ts';
import { updateOldestRetained, retainedEvents } from '../tracking/store.ts';

export interface RetentionRule {
  what: string;
  retainedFor: string;
  table: string;
  /** Conditions for expired rows, each with an index. Only sessions expire in real time. */
  old: (at: { now: number; realNow: number }) => readonly SQL[];
  afterwards?: SQL;
}

/** After this time, a client can use the key for a different call. */
export const keyLifetimeMs = dayMs;

/** The minimum retention of records of who did what and when (DPDP Rules 2025, rule 8; D60). */
const recordRetentionMs = 365 * dayMs;

/** The maximum number of rows in tables to which anyone can add rows without an account. */
const newestRetained = { events: retainedEvents, messages: 20_000, anonymousKeys: 50_000 } as const;

/** Explained in docs/decisions/sandbox.md. Data without a rule lasts as long as the account. */
export const retentionRules = [
  {
    what: 'tracking events',
    retainedFor: '30 days; the newest 50,000',
    table: 'tracking_events',
    old: ({ now }) => [
      sql`received_at_ms < ${now - 30 * dayMs}`,
      sql`seq <= (select max(seq) - ${newestRetained.events} from tracking_events)`,
    ],
    afterwards: updateOldestRetained,
  },
  {
    what: 'one-time codes',
    retainedFor: '1 hour after they expire',
    table: 'otps',
    old: ({ now }) => [sql`expires_at_ms < ${now - hourMs}`],
  },
  {
    what: 'sessions',
    retainedFor:
      '1 year after they end: a record of who was here, and the device stays known (D60)',
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
    what: 'answers to idempotency keys',
    retainedFor: '1 day; of callers without a session the newest 50,000',
    table: 'idempotency_keys',
    old: ({ now }) => [
      sql`created_at_ms < ${now - keyLifetimeMs}`,
      sql`is_anonymous and seq <= (select seq from idempotency_keys where is_anonymous
        order by seq desc offset ${newestRetained.anonymousKeys} limit 1)`,
    ],
  },
  {
    what: 'counts of what is limited',
    retainedFor: '1 day, the longest time that a limit looks back',
    table: 'allowances',
    // The array's last element is the newest use. A row with an empty array has also expired.
    old: ({ now }) => [
      sql`used_at_ms[cardinality(used_at_ms)] <= ${now - dayMs}`,
      sql`used_at_ms[cardinality(used_at_ms)] is null`,
    ],
  },
  {
    what: 'proofs of native apps',
    retainedFor: '5 minutes',
    table: 'native_proofs',
    old: ({ now }) => [sql`expires_at_ms <= ${now}`],
  },
  {
    what: 'pictures in whose place a newer one came',
    retainedFor: '30 days',
    table: 'pictures',
    old: ({ now }) => [sql`is_replaced and created_at_ms < ${now - 30 * dayMs}`],
  },
  {
    what: 'feedback that was answered, with its pictures',
    retainedFor: '1 year',
    table: 'opinions',
    old: ({ now }) => [sql`answered_at_ms < ${now - 365 * dayMs}`],
  },
  {
    what: 'contacts who did not agree, in the strict profile',
    retainedFor: '7 days, as long as their link',
    table: 'contacts',
    old: ({ now }) => [
      sql`answer is distinct from 'confirmed' and expires_at_ms <= ${now}
        and ${choiceSettingSql('policyProfile')} = 'strict'`,
    ],
  },
  {
    what: 'verified Aadhaar numbers that no account took',
    retainedFor: '30 days',
    table: 'aadhaar_verifications',
    old: ({ now }) => [
      sql`verified_at_ms < ${now - 30 * dayMs} and not exists (select from identities
        where identities.user_id = aadhaar_verifications.user_id
          and identities.aadhaar_hash = aadhaar_verifications.aadhaar_hash)`,
    ],
  },
  {
    what: 'what was chosen for a next loan that has started, or will not',
    retainedFor: '90 days after it was chosen',
    table: 'schedules',
    old: ({ now }) => [sql`state <> 'waiting' and created_at_ms < ${now - 90 * dayMs}`],
  },
  {
    what: 'notices about payments that do not exist',
    retainedFor: '90 days',
    table: 'payment_notices',
    old: ({ now }) => [sql`effect = 'unknown-payment' and last_at_ms < ${now - 90 * dayMs}`],
  },
  {
    what: 'erased accounts, with what the law asked to keep of them',
    retainedFor: 'as long as the law asks (D60)',
    table: 'users',
    old: ({ now }) => [sql`purge_at_ms <= ${now}`],
  },
  {
    what: 'denials that outlived an erasure, as hashes',
    retainedFor: 'until they end, 15 days after the denial (D67)',
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
