import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import {
  findDetailedOrderRows,
  findOrderRows,
  findOrders,
  findRunningOrders,
  type DetailedOrder,
  type LoadedOrder,
  type RunningOrdersResult,
} from '../ledger/orders.ts';
import { advanceOrders } from './advance.ts';
import { isMoveDue } from './due-move.ts';

export async function bringOrdersUpToDate(
  db: Db,
  { now, ...rows }: Parameters<typeof findOrders>[1] & { now: number },
): Promise<readonly LoadedOrder[]> {
  return upToDate(db, () => findOrders(db, rows), now);
}

export async function bringRunningOrdersUpToDate(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<RunningOrdersResult> {
  const found = await findRunningOrders(db, userId);
  return (await wasMoved(db, found.orders, now)) ? findRunningOrders(db, userId) : found;
}

interface OrderRequest {
  userId: string;
  orderId: string;
  now: number;
}

/** Makes the order's due state changes, then loads the order. */
export async function bringOrderUpToDate(db: Db, request: OrderRequest): Promise<LoadedOrder> {
  return only(await upToDate(db, () => findOrderRows(db, request), request.now));
}

export async function bringDetailedOrderUpToDate(
  db: Db,
  request: OrderRequest,
): Promise<DetailedOrder> {
  return only(await upToDate(db, () => findDetailedOrderRows(db, request), request.now));
}

function only<Found>([found]: readonly Found[]): Found {
  if (found === undefined) throw refuse('orderNotFound');
  return found;
}

async function upToDate<Found extends LoadedOrder>(
  db: Db,
  find: () => Promise<readonly Found[]>,
  now: number,
): Promise<readonly Found[]> {
  const found = await find();
  return (await wasMoved(db, found, now)) ? find() : found;
}

async function wasMoved(db: Db, found: readonly LoadedOrder[], now: number): Promise<boolean> {
  const due = found.filter(({ order }) => isMoveDue(order, now)).map(({ order }) => order.id);
  if (due.length === 0) return false;
  await advanceOrders(db, due, now);
  return true;
}
