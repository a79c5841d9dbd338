import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules, type ScheduleState } from '../../db/schema/index.ts';
import type { RefusalName } from '../../refusals/refusals.ts';
import { refuse } from '../../refusals/refuse.ts';
import { findCard } from '../card/find.ts';
import { lockSchedule, type ScheduleRequest } from './find.ts';

/** Why a next loan cannot be changed any more. */
const ended = {
  started: 'scheduledOrderStarted',
  cancelled: 'scheduledOrderCancelled',
  refused: 'scheduledOrderRefused',
} as const satisfies Record<Exclude<ScheduleState, 'waiting'>, RefusalName>;

/** Chooses the bank card of a scheduled order (D09). Throws NotFound, or Conflict once it has ended. */
export async function updateScheduleCard(
  db: Db,
  request: ScheduleRequest & { cardId: string },
): Promise<void> {
  const { userId, cardId } = request;
  await db.transaction(async (tx) => {
    const { id, state } = await lockSchedule(tx, request);
    if (state !== 'waiting') throw refuse(ended[state]);
    await findCard(tx, { userId, cardId });
    const isWaiting = and(eq(schedules.id, id), eq(schedules.state, 'waiting'));
    await tx.update(schedules).set({ cardId }).where(isWaiting);
  });
}
