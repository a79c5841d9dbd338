import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bankCards, orders, products } from '../../db/schema/index.ts';
import { NotFound } from '../../errors.ts';
import { advanceOrders } from './advance.ts';
import { isMoveDue } from './due-move.ts';
import type { Order } from './move.ts';

/** An order as it stands at the asked moment, with what is shown of its product and account. */
export interface LoadedOrder {
  readonly order: Order;
  readonly productName: string;
  readonly productLogo: string;
  readonly accountNo: string;
}

/** All orders of a borrower, newest first. */
export async function loadOrders(
  db: Db,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<readonly LoadedOrder[]> {
  return load(db, eq(orders.userId, userId), now);
}

/** One order of a borrower. Throws NotFound, for another borrower's order too. */
export async function loadOrder(
  db: Db,
  request: { readonly userId: string; readonly orderId: string; readonly now: number },
): Promise<LoadedOrder> {
  const { userId, orderId, now } = request;
  const [found] = await load(db, ownOrder(userId, orderId), now);
  if (found === undefined) throw new NotFound('This order was not found.');
  return found;
}

/** Keeps everybody else from moving the order or its payments until the transaction ends. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

const ownOrder = (userId: string, orderId: string) =>
  and(eq(orders.id, orderId), eq(orders.userId, userId));

async function load(db: Db, where: SQL | undefined, now: number): Promise<readonly LoadedOrder[]> {
  const rows = await select(db, where);
  const due = rows.filter(({ order }) => isMoveDue(order, now));
  if (due.length === 0) return rows;
  await advanceOrders(
    db,
    due.map(({ order }) => order.id),
    now,
  );
  return select(db, where);
}

async function select(db: Db, where: SQL | undefined): Promise<readonly LoadedOrder[]> {
  return db
    .select({
      order: orders,
      productName: products.name,
      productLogo: products.logo,
      accountNo: bankCards.accountNo,
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(bankCards, eq(bankCards.id, orders.cardId))
    .where(where)
    .orderBy(desc(orders.appliedAtMs), desc(orders.orderNo));
}
