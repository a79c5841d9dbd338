import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, products, schedules } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockOrder } from '../ledger/orders.ts';

export type Schedule = typeof schedules.$inferSelect;

/** A scheduled order, with what is shown of its product. */
export interface LoadedSchedule {
  schedule: Schedule;
  productId: string;
  productName: string;
}

export interface ScheduleRequest {
  userId: string;
  scheduleId: string;
}

/** Those that wait, and those that could not start, newest first. */
export function listSchedules(db: Db, userId: string): Promise<readonly LoadedSchedule[]> {
  const isListed = inArray(schedules.state, ['waiting', 'refused']);
  return load(db, and(eq(schedules.userId, userId), isListed));
}

/** One of the borrower's scheduled orders. Throws NotFound, also for another borrower's. */
export async function findSchedule(
  db: Db,
  { userId, scheduleId }: ScheduleRequest,
): Promise<LoadedSchedule> {
  const isOwn = eq(schedules.userId, userId);
  const [found] = await load(db, and(eq(schedules.id, scheduleId), isOwn));
  if (found === undefined) throw refuse('scheduledOrderNotFound');
  return found;
}

/** The scheduled order that waits for this order to be settled, or null. */
export async function findWaitingSchedule(db: Db, orderId: string): Promise<LoadedSchedule | null> {
  const isWaiting = eq(schedules.state, 'waiting');
  const [found] = await load(db, and(eq(schedules.orderId, orderId), isWaiting));
  return found ?? null;
}

/** The same as it is once nobody else can settle the order that it waits for. Throws NotFound. */
export async function lockSchedule(tx: Db, request: ScheduleRequest): Promise<Schedule> {
  const { schedule } = await findSchedule(tx, request);
  await lockOrder(tx, schedule.orderId);
  return (await findSchedule(tx, request)).schedule;
}

/** A reapply is no scheduled order: it belongs to one repayment. */
function load(db: Db, where: SQL | undefined): Promise<LoadedSchedule[]> {
  return db
    .select({ schedule: schedules, productId: products.id, productName: products.name })
    .from(schedules)
    .innerJoin(orders, eq(orders.id, schedules.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(schedules.kind, 'autoApply'), where))
    .orderBy(desc(schedules.seq));
}
