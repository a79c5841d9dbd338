import type { Db } from '../../db/database.ts';
import { trackingEvents } from '../../db/schema/index.ts';

/** Keeps what the app tells of pages and clicks. */
export async function storeEvents(
  db: Db,
  batch: {
    readonly version: 2 | 3;
    readonly events: readonly object[];
    readonly userId: string | null;
    readonly webUuid: string;
    readonly now: number;
  },
): Promise<void> {
  const { version, events, userId, webUuid, now } = batch;
  await db
    .insert(trackingEvents)
    .values(events.map((event) => ({ version, event, userId, webUuid, receivedAtMs: now })));
}
