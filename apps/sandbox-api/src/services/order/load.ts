import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { bankCards, orders, products } from '../../db/schema/index.ts';
import { NotFound } from '../../errors.ts';
import { switchColumn } from '../../providers/settings/settings.ts';
import { advanceOrders } from './advance.ts';
import { isMoveDue } from './due-move.ts';
import type { Order } from './move.ts';

/** An order as it is at `now`, with what is shown of its product and bank account. */
export interface LoadedOrder {
  order: Order;
  productName: string;
  productLogo: string;
  accountMasked: string;
  /** Its repayment starts without a question (§4.23). */
  isReserved: boolean;
  /** A reapply may be for another amount (D38). */
  canChooseAmount: boolean;
}

/** All orders of a borrower, newest first. */
export async function loadOrders(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<readonly LoadedOrder[]> {
  return load(db, () => ordersOfUser(db).execute({ userId }), now);
}

/** One order of a borrower. Throws NotFound, also for another borrower's order. */
export async function loadOrder(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<LoadedOrder> {
  const { userId, orderId, now } = request;
  const [found] = await load(db, () => orderOfUser(db).execute({ userId, orderId }), now);
  if (found === undefined) throw new NotFound('This order was not found.');
  return found;
}

/** Locks the order until the transaction ends: nobody else moves it or its payments. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

const isOwn = eq(orders.userId, sql.placeholder('userId'));
const ordersOfUser = prepared((db) => select(db, isOwn).prepare(''));
const orderOfUser = prepared((db) =>
  select(db, and(eq(orders.id, sql.placeholder('orderId')), isOwn)).prepare(''),
);

async function load(
  db: Db,
  select: () => Promise<readonly LoadedOrder[]>,
  now: number,
): Promise<readonly LoadedOrder[]> {
  const rows = await select();
  const due = rows.filter(({ order }) => isMoveDue(order, now));
  if (due.length === 0) return rows;
  await advanceOrders(
    db,
    due.map(({ order }) => order.id),
    now,
  );
  return select();
}

function select(db: Db, where: SQL | undefined) {
  return db
    .select({
      order: orders,
      productName: products.name,
      productLogo: products.logo,
      accountMasked: bankCards.accountMasked,
      isReserved: switchColumn('isReserved'),
      canChooseAmount: switchColumn('canChooseAmount'),
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.productId))
    .innerJoin(bankCards, eq(bankCards.id, orders.cardId))
    .where(where)
    .orderBy(desc(orders.appliedAtMs), desc(orders.orderNo));
}
