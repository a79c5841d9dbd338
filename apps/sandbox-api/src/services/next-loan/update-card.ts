import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules } from '../../db/schema/index.ts';
import { Conflict } from '../../refusals/errors.ts';
import { findCard } from '../card/find.ts';
import { ended } from './ended.ts';
import { lockSchedule, type ScheduleRequest } from './find.ts';

/** Chooses the bank card of a scheduled order (D09). Throws NotFound, or Conflict once it has ended. */
export async function updateScheduleCard(
  db: Db,
  request: ScheduleRequest & { cardId: string },
): Promise<void> {
  const { userId, cardId } = request;
  await db.transaction(async (tx) => {
    const { id, state } = await lockSchedule(tx, request);
    if (state !== 'waiting') throw new Conflict(ended[state]);
    await findCard(tx, { userId, cardId });
    const isWaiting = and(eq(schedules.id, id), eq(schedules.state, 'waiting'));
    await tx.update(schedules).set({ cardId }).where(isWaiting);
  });
}
