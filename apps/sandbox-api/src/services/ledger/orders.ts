import { loanStatement, type LoanStatement } from '@kosha/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { bankCards, orders, products, type PaymentState } from '../../db/schema/index.ts';
import { NotFound } from '../../refusals/errors.ts';
import { switchColumn } from '../../providers/settings/settings.ts';
import { latestRepaymentState } from './payments.ts';
import { advanceOrders } from '../up-to-date/advance.ts';
import { isMoveDue } from '../up-to-date/due-move.ts';
import { loanOf, paidExtensions, type PaidRow } from './loan.ts';
import type { Order } from './move.ts';

/** An order as it is at `now`, with what is shown of its product and bank account. */
export interface LoadedOrder {
  order: Order;
  productName: string;
  productLogo: string;
  accountMasked: string;
  /** Null without one. */
  paidExtensions: readonly PaidRow[] | null;
}

/** What a loaded order has cost and will cost at `now`. */
export const statementOf = (
  { order, paidExtensions }: Pick<LoadedOrder, 'order' | 'paidExtensions'>,
  now: number,
): LoanStatement => loanStatement(loanOf(order, paidExtensions ?? []), now);

/** The same with what only its detail shows. */
export interface DetailedOrder extends LoadedOrder {
  /** Of the repayment that settled it, else of the one begun last; null when none was begun. */
  repaymentState: PaymentState | null;
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

interface OrderRequest {
  userId: string;
  orderId: string;
  now: number;
}

/** One order of a borrower. Throws NotFound, also for another borrower's order. */
export async function loadOrder(db: Db, request: OrderRequest): Promise<LoadedOrder> {
  const { userId, orderId, now } = request;
  return only(await load(db, () => orderOfUser(db).execute({ userId, orderId }), now));
}

/** The same for its detail. */
export async function loadDetailedOrder(db: Db, request: OrderRequest): Promise<DetailedOrder> {
  const { userId, orderId, now } = request;
  return only(await load(db, () => detailedOrderOfUser(db).execute({ userId, orderId }), now));
}

function only<Loaded>([found]: readonly Loaded[]): Loaded {
  if (found === undefined) throw new NotFound('This order was not found.');
  return found;
}

/** Locks the order until the transaction ends: nobody else moves it or its payments. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

const isOwn = eq(orders.userId, sql.placeholder('userId'));
const isAsked = and(eq(orders.id, sql.placeholder('orderId')), isOwn);

const ofProduct = eq(products.id, orders.productId);
const ofCard = eq(bankCards.id, orders.cardId);
const columns = {
  order: orders,
  productName: products.name,
  productLogo: products.logo,
  accountMasked: bankCards.accountMasked,
  paidExtensions,
};
const select = (db: Db) =>
  db.select(columns).from(orders).innerJoin(products, ofProduct).innerJoin(bankCards, ofCard);

const ordersOfUser = prepared((db) =>
  select(db).where(isOwn).orderBy(desc(orders.appliedAtMs), desc(orders.orderNo)).prepare(''),
);
const orderOfUser = prepared((db) => select(db).where(isAsked).prepare(''));
const detailedOrderOfUser = prepared((db) =>
  db
    .select({
      ...columns,
      repaymentState: latestRepaymentState(db),
      isReserved: switchColumn('isReserved'),
      canChooseAmount: switchColumn('canChooseAmount'),
    })
    .from(orders)
    .innerJoin(products, ofProduct)
    .innerJoin(bankCards, ofCard)
    .where(isAsked)
    .prepare(''),
);

async function load<Loaded extends LoadedOrder>(
  db: Db,
  select: () => Promise<readonly Loaded[]>,
  now: number,
): Promise<readonly Loaded[]> {
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
