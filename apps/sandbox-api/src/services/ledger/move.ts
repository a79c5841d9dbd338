import { canTransition, type OrderState } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';

export type Order = typeof orders.$inferSelect;
type OrderChanges = Partial<typeof orders.$inferInsert>;

export interface OrderMove {
  to: OrderState;
  atMs: number;
  cause: string;
  changes?: OrderChanges;
}

/** Returns false if a concurrent call has changed the state or `isAutoMoney`. */
export async function moveOrder(tx: Db, order: Order, move: OrderMove): Promise<boolean> {
  const { to, atMs, cause, changes } = move;
  const { id, state: from, isAutoMoney } = order;
  if (!canTransition(from, to)) throw new Error(`An order cannot go from ${from} to ${to}.`);
  const moved = await tx
    .update(orders)
    .set({ ...changes, state: to })
    .where(and(eq(orders.id, id), eq(orders.state, from), eq(orders.isAutoMoney, isAutoMoney)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderEvents).values({ orderId: id, atMs, fromState: from, toState: to, cause });
  return true;
}
