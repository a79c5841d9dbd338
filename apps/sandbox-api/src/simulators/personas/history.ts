import { DAY_MS, type OrderState } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/index.ts';
import { advanceOrders } from '../../services/order/advance.ts';
import { applyForLoan } from '../../services/order/apply.ts';
import { confirmLoan } from '../../services/order/confirm.ts';
import { loadOrder } from '../../services/order/load.ts';
import { moveOrder } from '../../services/order/move.ts';
import { findLatestRepayment } from '../../services/payment/find-latest.ts';
import { settlePayment } from '../../services/payment/settle.ts';
import { startRepayment } from '../../services/payment/start-repayment.ts';
import { listProducts } from '../../services/product/find.ts';
import type { Borrower } from './borrower.ts';

/*
 * What a persona went through, told to the same services that the app's calls use, at times of the
 * past. Only waiting times are written by hand, so that no setting changes what a persona is.
 */

const STEP_MS = 60_000;

/** Some moments ago, in days. */
export const JUST_NOW = 5 / (24 * 60);

/** A persona that waits keeps waiting until the clock moves on by a day. */
const tomorrow = ({ now }: Borrower) => now + DAY_MS;

const daysAgo = ({ now }: Borrower, days: number) => now - days * DAY_MS;

/** Applies for the largest amount of the first product. Returns the order's id. */
export async function apply(who: Borrower, atDaysAgo: number): Promise<string> {
  const { tx, userId, cardId } = who;
  const [product] = await listProducts(tx);
  const amountPaise = product?.amountsPaise.at(-1);
  if (product === undefined || amountPaise === undefined) throw new Error('Nothing is on offer.');
  const now = daysAgo(who, atDaysAgo);
  const wish = { userId, productId: product.id, cardId, amountPaise, isAutoMoney: false, now };
  const { orderId } = await applyForLoan(tx, wish);
  await tx
    .update(orders)
    .set({ auditDueAtMs: tomorrow(who) })
    .where(eq(orders.id, orderId));
  return orderId;
}

/** Applies, and lets the audit decide a minute later. */
export async function applyAndAudit(who: Borrower, atDaysAgo: number): Promise<string> {
  const { tx } = who;
  const orderId = await apply(who, atDaysAgo);
  const auditDueAtMs = daysAgo(who, atDaysAgo) + STEP_MS;
  await tx.update(orders).set({ auditDueAtMs }).where(eq(orders.id, orderId));
  await advanceOrders(tx, [orderId], auditDueAtMs);
  return orderId;
}

/** Applies, passes, and takes the money, which is on its way. */
export async function confirm(who: Borrower, atDaysAgo: number): Promise<string> {
  const { tx, userId } = who;
  const orderId = await applyAndAudit(who, atDaysAgo);
  const now = daysAgo(who, atDaysAgo) + 2 * STEP_MS;
  await confirmLoan(tx, { userId, orderId, now });
  await tx
    .update(orders)
    .set({ lendingDueAtMs: tomorrow(who) })
    .where(eq(orders.id, orderId));
  return orderId;
}

/** Applies, takes the money, and lets the payout end a minute later. */
export async function borrow(who: Borrower, atDaysAgo: number): Promise<string> {
  const { tx } = who;
  const orderId = await confirm(who, atDaysAgo);
  const lendingDueAtMs = daysAgo(who, atDaysAgo) + 3 * STEP_MS;
  await tx.update(orders).set({ lendingDueAtMs }).where(eq(orders.id, orderId));
  await advanceOrders(tx, [orderId], lendingDueAtMs);
  return orderId;
}

/** Borrows, and repays what is due then, on time or late. */
export async function borrowAndRepay(
  who: Borrower,
  { borrowedDaysAgo, repaidDaysAgo }: { borrowedDaysAgo: number; repaidDaysAgo: number },
): Promise<void> {
  const { tx, userId } = who;
  const orderId = await borrow(who, borrowedDaysAgo);
  const now = daysAgo(who, repaidDaysAgo);
  const { paymentId } = await startRepayment(tx, { userId, orderId, now });
  const payment = await findLatestRepayment(tx, orderId);
  if (payment === null) throw new Error('The repayment was not written.');
  const { amountPaise } = payment;
  await settlePayment(tx, { paymentId, outcome: 'paid', amountPaise, decidedAtMs: now });
}

/** Moves the order to a state that no offered call leads to yet. */
export async function move(
  { tx, userId, now }: Borrower,
  orderId: string,
  { to, cause }: { readonly to: OrderState; readonly cause: string },
): Promise<void> {
  const { order } = await loadOrder(tx, { userId, orderId, now });
  if (!(await moveOrder(tx, order, { to, atMs: now, cause }))) {
    throw new Error('A new order was moved by somebody else.');
  }
}
