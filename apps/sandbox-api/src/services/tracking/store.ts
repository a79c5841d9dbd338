import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { trackingEvents } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';

/** The clean-up keeps the newest events; when many more come before its next turn, they are refused. */
export const eventsKept = 50_000;
const eventsAtMost = 2 * eventsKept;

/** Stores the app's events of pages and clicks. Throws a Refusal. */
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
  const isFull = sql<boolean>`max(${trackingEvents.seq}) - min(${trackingEvents.seq}) >= ${eventsAtMost}`;
  const [stored] = await db.select({ isFull }).from(trackingEvents);
  if (stored?.isFull === true) throw refuse('tooManyEvents');
  await db
    .insert(trackingEvents)
    .values(events.map((event) => ({ version, event, userId, webUuid, receivedAtMs: now })));
}
