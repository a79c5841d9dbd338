import { hourMs } from '@kosha/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { trackingEvents } from '../../db/schema/index.ts';
import { TooMany } from '../../errors.ts';
import { spend } from '../allowance/spend.ts';

/** The clean-up keeps the newest events; when many more come before its next turn, they are refused. */
export const eventsKept = 50_000;
const eventsAtMost = 2 * eventsKept;

/** Anybody can send events, so one network may send only some. Hundreds of people can share one. */
const fromNetwork = (network: string) => ({
  scope: `network:${network}:tracking`,
  max: 1_200,
  windowMs: hourMs,
  refusal: 'Many events came from your network.',
});

/** Stores the app's events of pages and clicks. Throws TooMany. */
export async function storeEvents(
  db: Db,
  batch: {
    version: 2 | 3;
    events: readonly object[];
    userId: string | null;
    webUuid: string;
    /** The network of the call; null is not limited. */
    network: string | null;
    now: number;
  },
): Promise<void> {
  const { version, events, userId, webUuid, network, now } = batch;
  if (network !== null) await spend(db, fromNetwork(network), { now, uses: events.length });
  const isFull = sql<boolean>`max(${trackingEvents.seq}) - min(${trackingEvents.seq}) >= ${eventsAtMost}`;
  const [stored] = await db.select({ isFull }).from(trackingEvents);
  if (stored?.isFull === true) throw new TooMany('Too many events are coming in at the moment.');
  await db
    .insert(trackingEvents)
    .values(events.map((event) => ({ version, event, userId, webUuid, receivedAtMs: now })));
}
