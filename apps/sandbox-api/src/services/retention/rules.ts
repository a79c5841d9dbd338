import { dayMs, hourMs } from '@kosha/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { readNow, type RealNow } from '../../providers/clock/clock.ts';
import { eventsKept } from '../tracking/store.ts';

interface RetentionRule {
  /** What is removed, for people. */
  what: string;
  /** How long it is kept, for people. */
  keptFor: string;
  /** Removes what is older. Sessions age in real time, everything else by the server's clock. */
  remove: (at: { now: number; realNow: number }) => SQL;
}

/** After this time an idempotency key is free again. */
export const keyLifetimeMs = dayMs;

/** Of these tables anybody can make rows without an account, so their newest rows alone are kept. */
const newestKept = { events: eventsKept, messages: 20_000, anonymousKeys: 50_000 } as const;

/**
 * Everything that is removed by itself (docs/decisions/sandbox.md). What is not here is kept as long as
 * its borrower: it is limited by the number of loans, or by an allowance.
 */
const retentionRules = [
  {
    what: 'tracking events',
    keptFor: '30 days; the newest 50,000',
    remove: ({ now }) => sql`delete from tracking_events where received_at_ms < ${now - 30 * dayMs}
      or seq <= (select max(seq) - ${newestKept.events} from tracking_events)`,
  },
  {
    what: 'one-time codes',
    keptFor: '1 hour after they expire',
    remove: ({ now }) => sql`delete from otps where expires_at_ms < ${now - hourMs}`,
  },
  {
    what: 'sessions',
    keptFor: '60 days after they end, so that the device says why and stays known',
    remove: ({ realNow }) => sql`delete from sessions
      where coalesce(ended_at_ms, last_used_at_ms) < ${realNow - 60 * dayMs}`,
  },
  {
    what: 'messages of the inbox',
    keptFor: '90 days; the newest 20,000',
    remove: ({ now }) => sql`delete from sms_messages where created_at_ms < ${now - 90 * dayMs}
      or seq <= (select max(seq) - ${newestKept.messages} from sms_messages)`,
  },
  {
    what: 'answers to idempotency keys',
    keptFor: '1 day; of callers without a session the newest 50,000',
    remove: ({
      now,
    }) => sql`delete from idempotency_keys where created_at_ms < ${now - keyLifetimeMs}
      or seq <= (select seq from idempotency_keys where is_anonymous
        order by seq desc offset ${newestKept.anonymousKeys} limit 1) and is_anonymous`,
  },
  {
    what: 'counts of what is limited',
    keptFor: '1 day, the longest time that a limit looks back',
    remove: ({ now }) => sql`delete from allowances where not ${now - dayMs} < any(used_at_ms)`,
  },
  {
    what: 'proofs of native apps',
    keptFor: '5 minutes',
    remove: ({ now }) => sql`delete from native_proofs where expires_at_ms <= ${now}`,
  },
  {
    what: 'pictures in whose place a newer one came',
    keptFor: '30 days',
    remove: ({ now }) => sql`delete from pictures old where created_at_ms < ${now - 30 * dayMs}
      and opinion_id is null and exists (select from pictures newer where newer.user_id = old.user_id
        and newer.kind = old.kind and newer.verdict = old.verdict and newer.seq > old.seq)`,
  },
  {
    what: 'feedback that was answered, with its pictures',
    keptFor: '1 year',
    remove: ({ now }) => sql`delete from opinions where answered_at_ms < ${now - 365 * dayMs}`,
  },
  {
    what: 'verified Aadhaar numbers that no account took',
    keptFor: '30 days',
    remove: ({ now }) => sql`delete from aadhaar_verifications seen
      where verified_at_ms < ${now - 30 * dayMs} and not exists (select from identities
        where identities.user_id = seen.user_id and identities.aadhaar_hash = seen.aadhaar_hash)`,
  },
  {
    what: 'scheduled loans that ended without an order',
    keptFor: '90 days',
    remove: ({ now }) => sql`delete from schedules where state in ('cancelled', 'refused')
      and created_at_ms < ${now - 90 * dayMs}`,
  },
  {
    what: 'notices about payments that do not exist',
    keptFor: '90 days',
    remove: ({ now }) => sql`delete from payment_notices where effect = 'unknown-payment'
      and last_at_ms < ${now - 90 * dayMs}`,
  },
] as const satisfies readonly RetentionRule[];

/** Removes what no rule keeps any more. Several processes may do it at once. */
export async function forgetWhatIsOld(db: Db, realNow: RealNow): Promise<void> {
  const at = { now: await readNow(db, realNow), realNow: realNow() };
  for (const { remove } of retentionRules) await db.execute(remove(at));
}
