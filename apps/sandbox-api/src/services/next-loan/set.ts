import { canDo, dayMs, isSettled, nextTermOf, type LoanUsage, type Paise } from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans, orders } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { spend, type Allowance } from '../allowance/spend.ts';
import { findCard } from '../card/find.ts';
import { countOnTime, lockOrder } from '../ledger/orders.ts';
import type { Order } from '../ledger/move.ts';
import { quoteFor } from '../order/quote.ts';
import { findProduct } from '../product/find.ts';
import { termsNow } from '../product/terms.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findNextLoan, findWaiting, type LoadedNextLoan } from './find.ts';

interface Wish {
  userId: string;
  amountPaise: Paise;
  now: number;
}

export interface ScheduledWish extends Wish {
  /** The present order. */
  orderId: string;
  /** Null when the borrower chooses one later (D09). */
  cardId: string | null;
  usage: LoanUsage;
}

/**
 * Schedules a loan of the same product for when this one is settled (D10). It replaces the next loan
 * that was set before, however it was set. Throws a Refusal.
 */
export async function setNextLoan(db: Db, wish: ScheduledWish): Promise<LoadedNextLoan> {
  const { userId, orderId, cardId, usage } = wish;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await bringOrderUpToDate(tx, wish);
    if (isSettled(order.state)) throw refuse('orderAlreadySettled');
    if (!canDo('setNextLoan', order.state)) throw refuse('orderNotRunning');
    const nextLoanId = await write(tx, order, { ...wish, kind: 'autoApply', cardId, usage });
    return findNextLoan(tx, { userId, nextLoanId });
  });
}

export interface RepaymentWish extends Wish {
  orderNo: string;
  cardId: string;
}

/**
 * Notes that the borrower wants a new loan of the same product with this repayment (D11). It replaces an
 * earlier one. A scheduled order stays the only next loan: it was set with more care, and does not end
 * with a payment that fails. Throws a Refusal.
 */
export async function setNextLoanWithRepayment(db: Db, wish: RepaymentWish): Promise<void> {
  const { userId, orderNo, cardId } = wish;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
    if (found === undefined) throw refuse('orderNotFound');
    await lockOrder(tx, found.orderId);
    const { order } = await bringOrderUpToDate(tx, { ...wish, orderId: found.orderId });
    if (!canDo('setNextLoan', order.state)) throw refuse('repaymentNotOpen');
    if ((await findWaiting(tx, order.id)) !== null) throw refuse('nextLoanScheduled');
    await write(tx, order, { ...wish, kind: 'reapply', cardId });
  });
}

/** A borrower can set and cancel a next loan again and again, and each time a row stays. */
const nextLoansOf = (userId: string): Allowance => ({
  scope: `schedules:user:${userId}`,
  max: 50,
  windowMs: dayMs,
  refusal: 'tooManyNextLoans',
});

/** Writes the one next loan that waits for an order, in place of an earlier one. Returns its id. */
async function write(
  tx: Db,
  { id: orderId, productId, periodDays }: Order,
  wish: Wish & { kind: 'autoApply' | 'reapply'; cardId: string | null; usage?: LoanUsage },
): Promise<string> {
  const { kind, userId, cardId, amountPaise, usage, now } = wish;
  if (cardId !== null) await findCard(tx, { userId, cardId });
  const product = await findProduct(tx, productId);
  const onTimeRepayments = await countOnTime(tx, userId);
  const days = nextTermOf(await termsNow(tx, product), periodDays);
  quoteFor(product, amountPaise, { onTimeRepayments, days });
  await spend(tx, nextLoansOf(userId), { now });
  const wished = { kind, cardId, amountPaise, usage, createdAtMs: now };
  const [written] = await tx
    .insert(nextLoans)
    .values({ ...wished, userId, orderId, state: 'waiting' })
    .onConflictDoUpdate({
      target: nextLoans.orderId,
      targetWhere: sql`state = 'waiting'`,
      set: wished,
    })
    .returning({ id: nextLoans.id });
  if (written === undefined) throw new Error('The next loan was not written.');
  return written.id;
}
