import {
  isOrderActionAllowed,
  dayMs,
  isOrderSettled,
  nextLoanTerm,
  type LoanUsage,
  type Paise,
} from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans, orders } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';
import { findCard } from '../card/find.ts';
import { countOnTimeRepayments, lockOrder } from '../ledger/orders.ts';
import type { Order } from '../ledger/move.ts';
import { quoteFor } from '../order/quote.ts';
import { findProduct } from '../product/find.ts';
import { findOfferedTerms } from '../product/terms.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findNextLoan, findWaitingNextLoan, type LoadedNextLoan } from './find.ts';

interface NextLoanRequest {
  userId: string;
  amountPaise: Paise;
  now: number;
}

export interface ScheduleRequest extends NextLoanRequest {
  orderId: string;
  /** The bank card for the payout; null if the borrower chooses the card later (D09). */
  cardId: string | null;
  usage: LoanUsage;
}

/**
 * Schedules a loan that starts once the current order is settled (D10). Replaces an earlier request
 * for a loan after this order.
 */
export async function setNextLoan(db: Db, request: ScheduleRequest): Promise<LoadedNextLoan> {
  const { userId, orderId, cardId, usage } = request;
  return db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    if (isOrderSettled(order.state)) throw refuse('orderAlreadySettled');
    if (!isOrderActionAllowed('setNextLoan', order.state)) throw refuse('orderNotRunning');
    const nextLoanId = await write(tx, order, { ...request, kind: 'autoApply', cardId, usage });
    return findNextLoan(tx, { userId, nextLoanId });
  });
}

export interface ReapplyRequest extends NextLoanRequest {
  orderNo: string;
  cardId: string;
}

/**
 * Requests a new loan together with a repayment (D11). Throws a Refusal if the borrower has already
 * scheduled a loan, because that loan starts after the repayment anyway.
 */
export async function setNextLoanWithRepayment(db: Db, request: ReapplyRequest): Promise<void> {
  const { userId, orderNo } = request;
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ orderId: orders.id })
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
    if (found === undefined) throw refuse('orderNotFound');
    await lockOrder(tx, found.orderId);
    const { order } = await bringOrderUpToDate(tx, { ...request, orderId: found.orderId });
    await requestNextLoanWithRepayment(tx, order, request);
  });
}

/** The caller must have locked the order and then loaded it with `bringOrderUpToDate`. */
export async function requestNextLoanWithRepayment(
  tx: Db,
  order: Order,
  request: Omit<ReapplyRequest, 'orderNo'>,
): Promise<void> {
  if (!isOrderActionAllowed('setNextLoan', order.state)) throw refuse('repaymentNotOpen');
  if ((await findWaitingNextLoan(tx, order.id)) !== null) throw refuse('nextLoanScheduled');
  await write(tx, order, { ...request, kind: 'reapply' });
}

const nextLoansOf = (userId: string): Allowance => ({
  scope: `schedules:user:${userId}`,
  max: 50,
  windowMs: dayMs,
  refusal: 'tooManyNextLoans',
});

async function write(
  tx: Db,
  { id: orderId, productId, periodDays }: Order,
  request: NextLoanRequest & {
    kind: 'autoApply' | 'reapply';
    cardId: string | null;
    usage?: LoanUsage;
  },
): Promise<string> {
  const { kind, userId, cardId, amountPaise, usage, now } = request;
  if (cardId !== null) await findCard(tx, { userId, cardId });
  const product = await findProduct(tx, productId);
  const onTimeRepayments = await countOnTimeRepayments(tx, userId);
  const days = nextLoanTerm(await findOfferedTerms(tx, product), periodDays);
  quoteFor(product, amountPaise, { onTimeRepayments, days });
  await countUseOrRefuse(tx, nextLoansOf(userId), { now });
  const row = { kind, cardId, amountPaise, usage, createdAtMs: now };
  const [written] = await tx
    .insert(nextLoans)
    .values({ ...row, userId, orderId, state: 'waiting' })
    .onConflictDoUpdate({
      target: nextLoans.orderId,
      targetWhere: sql`state = 'waiting'`,
      set: row,
    })
    .returning({ id: nextLoans.id });
  if (written === undefined) throw new Error('The next loan was not written.');
  return written.id;
}
