import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schedules } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockSchedule, type ScheduleRequest } from './find.ts';

/** Cancels a scheduled order that waits; of one that has ended without a loan nothing is left to do. */
export async function cancelSchedule(
  db: Db,
  request: ScheduleRequest & { orderNo: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, orderNo, state } = await lockSchedule(tx, request);
    if (orderNo !== request.orderNo) throw refuse('scheduledOrderNotFound');
    if (state === 'started') throw refuse('scheduledOrderStarted');
    const isWaiting = and(eq(schedules.id, id), eq(schedules.state, 'waiting'));
    await tx.update(schedules).set({ state: 'cancelled' }).where(isWaiting);
  });
}
