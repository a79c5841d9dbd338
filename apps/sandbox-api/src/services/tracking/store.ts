import { eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { oldestRetainedRows, trackingEvents } from '../../db/schema/index.ts';
import { mayUseData } from '../consent-ledger/find.ts';
import { refuse } from '../../refusals/refuse.ts';

/**
 * How many of the newest events a clean-up retains. If more than twice as many events are stored,
 * new events are rejected.
 */
export const maxRetainedEvents = 50_000;
const maxEvents = 2 * maxRetainedEvents;

/**
 * Stores the `seq` of the oldest remaining event, or the last assigned `seq` if no event remains.
 * From this, `storeEvents` estimates the number of events.
 */
export const updateOldestRetainedSql = sql`insert into kept_from (table_name, seq)
  select 'tracking_events', coalesce(min(seq), (select last_value from tracking_events_seq_seq))
  from tracking_events
  on conflict (table_name) do update set seq = excluded.seq`;

/**
 * Stores nothing if the borrower's consents or the policy profile forbid it (D57). Throws a Refusal
 * if more than about `maxEvents` events are stored.
 */
export async function storeEvents(
  db: Db,
  batch: {
    version: 2 | 3;
    events: readonly object[];
    userId: string | null;
    webUuid: string;
    now: number;
  },
): Promise<void> {
  const { version, events, userId, webUuid, now } = batch;
  if (!(await mayUseData(db, { userId, purpose: 'tracking' }))) return;
  const [newest] = await db.select({ seq: max(trackingEvents.seq) }).from(trackingEvents);
  const [from] = await db
    .select()
    .from(oldestRetainedRows)
    .where(eq(oldestRetainedRows.tableName, 'tracking_events'));
  if ((newest?.seq ?? 0) - (from?.seq ?? 0) > maxEvents) throw refuse('tooManyEvents');
  await db
    .insert(trackingEvents)
    .values(events.map((event) => ({ version, event, userId, webUuid, receivedAtMs: now })));
}
