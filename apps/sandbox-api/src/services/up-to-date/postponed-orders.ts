import { minuteMs } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { codeOf } from '../../db/errors.ts';
import { orders, postponedOrders } from '../../db/schema/index.ts';

const minWaitMs = 1_000;
const maxWaitMs = 10 * minuteMs;
const maxListed = 100;
const maxCounted = 10_000;

/** The background job skips the order until the retry. The delays between retries increase. */
export async function postponeOrder(
  db: Db,
  { orderId, error, now }: { orderId: string; error: unknown; now: number },
): Promise<void> {
  const reason = codeOf(error);
  const { times } = postponedOrders;
  await db
    .insert(postponedOrders)
    .values({ orderId, reason, sinceMs: now, nextTryAtMs: now + minWaitMs })
    .onConflictDoUpdate({
      target: postponedOrders.orderId,
      set: {
        reason,
        times: sql`${times} + 1`,
        nextTryAtMs: sql`${now} + least(${minWaitMs} * power(2, ${times}), ${maxWaitMs})::bigint`,
      },
    });
}

export async function resumeOrder(db: Db, orderId: string): Promise<void> {
  await db.delete(postponedOrders).where(eq(postponedOrders.orderId, orderId));
}

export type PostponedOrder = typeof postponedOrders.$inferSelect & { orderNo: string };

export async function listPostponedOrders(db: Db): Promise<readonly PostponedOrder[]> {
  const rows = await db
    .select({ row: postponedOrders, orderNo: orders.orderNo })
    .from(postponedOrders)
    .innerJoin(orders, eq(orders.id, postponedOrders.orderId))
    .orderBy(postponedOrders.sinceMs)
    .limit(maxListed);
  return rows.map(({ row, orderNo }) => ({ ...row, orderNo }));
}

export async function countPostponedOrders(db: Db): Promise<number> {
  const some = db
    .select({ orderId: postponedOrders.orderId })
    .from(postponedOrders)
    .limit(maxCounted)
    .as('some');
  return db.$count(some);
}
