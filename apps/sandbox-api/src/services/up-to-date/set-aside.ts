import { minuteMs } from '@kosha/domain';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { codeOf } from '../../db/errors.ts';
import { orders, ordersSetAside } from '../../db/schema/index.ts';

const minWaitMs = 1_000;
const maxWaitMs = 10 * minuteMs;
const maxListed = 100;
const maxCounted = 10_000;

/**
 * Excludes a failed order from the background job until the next retry. The delays between retries
 * increase.
 */
export async function setAside(
  db: Db,
  { orderId, error, now }: { orderId: string; error: unknown; now: number },
): Promise<void> {
  const reason = codeOf(error);
  const { times } = ordersSetAside;
  await db
    .insert(ordersSetAside)
    .values({ orderId, reason, sinceMs: now, nextTryAtMs: now + minWaitMs })
    .onConflictDoUpdate({
      target: ordersSetAside.orderId,
      set: {
        reason,
        times: sql`${times} + 1`,
        nextTryAtMs: sql`${now} + least(${minWaitMs} * power(2, ${times}), ${maxWaitMs})::bigint`,
      },
    });
}

export async function resumeOrder(db: Db, orderId: string): Promise<void> {
  await db.delete(ordersSetAside).where(eq(ordersSetAside.orderId, orderId));
}

export type SetAside = typeof ordersSetAside.$inferSelect & { orderNo: string };

/** Lists the excluded orders. The order that failed first comes first. */
export async function listSetAside(db: Db): Promise<readonly SetAside[]> {
  const rows = await db
    .select({ row: ordersSetAside, orderNo: orders.orderNo })
    .from(ordersSetAside)
    .innerJoin(orders, eq(orders.id, ordersSetAside.orderId))
    .orderBy(ordersSetAside.sinceMs)
    .limit(maxListed);
  return rows.map(({ row, orderNo }) => ({ ...row, orderNo }));
}

export async function countSetAside(db: Db): Promise<number> {
  const some = db
    .select({ orderId: ordersSetAside.orderId })
    .from(ordersSetAside)
    .limit(maxCounted)
    .as('some');
  return db.$count(some);
}
