import type { Db } from '../../db/database.ts';
import { trackingEvents } from '../../db/schema/index.ts';

/** Stores the app's events of pages and clicks. */
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
  await db
    .insert(trackingEvents)
    .values(events.map((event) => ({ version, event, userId, webUuid, receivedAtMs: now })));
}
