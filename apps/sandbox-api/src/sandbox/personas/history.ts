import { dayMs, type OrderState, type Paise } from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema/index.ts';
import { providerCharges } from '../../db/schema/providers.ts';
import { applyForExtension } from '../../services/extension/apply.ts';
import { findExtensionToShow } from '../../services/extension/calculate.ts';
import { acknowledgeKeyFacts } from '../../services/key-facts/acknowledge.ts';
import { showKeyFacts } from '../../services/order/key-facts.ts';
import { advanceOrders } from '../../services/up-to-date/advance.ts';
import { applyForLoan } from '../../services/order/apply.ts';
import { findOfferedTerms } from '../../services/product/terms.ts';
import { confirmLoan } from '../../services/order/confirm.ts';
import { bringOrderUpToDate } from '../../services/up-to-date/bring-up-to-date.ts';
import { returnTermsOf } from '../../services/ledger/loan.ts';
import { moveOrder } from '../../services/ledger/move.ts';
import { findSettlingOrLatestRepayment } from '../../services/ledger/payments.ts';
import { recordNotice } from '../../services/payment/settle.ts';
import { startRepayment } from '../../services/payment/start-repayment.ts';
import { startReturn } from '../../services/payment/start-return.ts';
import { listProducts } from '../../services/product/find.ts';
import { setNextLoan } from '../../services/next-loan/set.ts';
import type { BorrowerContext } from './borrower.ts';

/*
 * Creates a persona's past by calling services with past times. The due times of audits and
 * payouts, which services compute from the settings, are overwritten in the database, so that no
 * setting changes a persona.
 */

const stepMs = 60_000;

export const fiveMinutesInDays = 5 / (24 * 60);

export const anHourInDays = 1 / 24;

/** A pending audit or payout is due in a day, which a tester reaches by moving the clock. */
const tomorrow = ({ now }: BorrowerContext) => now + dayMs;

const daysAgo = ({ now }: BorrowerContext, days: number) => now - days * dayMs;

export async function applyForFirstProduct(
  who: BorrowerContext,
  atDaysAgo: number,
): Promise<string> {
  const { tx, userId, cardId } = who;
  const [product] = await listProducts(tx);
  const amountPaise = product?.amountsPaise.at(-1);
  if (product === undefined || amountPaise === undefined) throw new Error('Nothing is on offer.');
  const now = daysAgo(who, atDaysAgo);
  const [periodDays = product.periodDays] = await findOfferedTerms(tx, product);
  const { orderId } = await applyForLoan(tx, {
    userId,
    productId: product.id,
    cardId,
    amountPaise,
    periodDays,
    isAutoMoney: false,
    now,
  });
  await tx
    .update(orders)
    .set({ auditDueAtMs: tomorrow(who) })
    .where(eq(orders.id, orderId));
  return orderId;
}

export async function applyAndAudit(who: BorrowerContext, atDaysAgo: number): Promise<string> {
  const { tx } = who;
  const orderId = await applyForFirstProduct(who, atDaysAgo);
  const auditDueAtMs = daysAgo(who, atDaysAgo) + stepMs;
  // Advances the order twice, because a setting may insert state 10 (audit finished) before the
  // audit result.
  for (const _ of ['audit', 'result']) {
    await tx.update(orders).set({ auditDueAtMs }).where(eq(orders.id, orderId));
    await advanceOrders(tx, [orderId], auditDueAtMs);
  }
  return orderId;
}

/** Confirms the loan with 'Get Money', and leaves the payout pending. */
export async function applyAndConfirm(who: BorrowerContext, atDaysAgo: number): Promise<string> {
  const { tx, userId } = who;
  const orderId = await applyAndAudit(who, atDaysAgo);
  const now = daysAgo(who, atDaysAgo) + 2 * stepMs;
  const proposalNo = await acknowledge(who, orderId, now);
  await confirmLoan(tx, { userId, orderId, proposalNo, now });
  await tx
    .update(orders)
    .set({ lendingDueAtMs: tomorrow(who) })
    .where(eq(orders.id, orderId));
  return orderId;
}

async function acknowledge(
  { tx, userId }: BorrowerContext,
  orderId: string,
  now: number,
): Promise<string> {
  const shown = await showKeyFacts(tx, { userId, orderId, language: 'en', now });
  const { facts, factsHash, texts, textHash, language } = shown;
  const answers = texts.questions.map(({ key, right }) => ({ key, answer: right }));
  const proposalNo = facts.proposal.number;
  const read = { proposalNo, factsHash, textHash, language, answers };
  await acknowledgeKeyFacts(tx, { ...read, userId, now });
  return proposalNo;
}

export async function borrow(who: BorrowerContext, atDaysAgo: number): Promise<string> {
  const { tx } = who;
  const orderId = await applyAndConfirm(who, atDaysAgo);
  const lendingDueAtMs = daysAgo(who, atDaysAgo) + 3 * stepMs;
  await tx.update(orders).set({ lendingDueAtMs }).where(eq(orders.id, orderId));
  await advanceOrders(tx, [orderId], lendingDueAtMs);
  return orderId;
}

export async function borrowAndRepay(
  who: BorrowerContext,
  { borrowedDaysAgo, repaidDaysAgo }: { borrowedDaysAgo: number; repaidDaysAgo: number },
): Promise<void> {
  await repay(who, await borrow(who, borrowedDaysAgo), repaidDaysAgo);
}

export async function repay(
  who: BorrowerContext,
  orderId: string,
  atDaysAgo: number,
): Promise<void> {
  const now = daysAgo(who, atDaysAgo);
  await startRepayment(who.tx, { userId: who.userId, orderId, now });
  await payLatest(who.tx, orderId, now);
}

/** Pays for the return of a loan within the cooling-off period (D56). */
export async function returnLoan(
  who: BorrowerContext,
  orderId: string,
  atDaysAgo: number,
): Promise<void> {
  const { tx, userId } = who;
  const now = daysAgo(who, atDaysAgo);
  const { order } = await bringOrderUpToDate(tx, { userId, orderId, now });
  const expectedPaise = returnTermsOf(order, now)?.payablePaise;
  if (expectedPaise === undefined) throw new Error('The loan cannot be returned any more.');
  await startReturn(tx, { userId, orderId, expectedPaise, now });
  await payLatest(tx, orderId, now);
}

async function payLatest(tx: Db, orderId: string, now: number): Promise<void> {
  const payment = await findSettlingOrLatestRepayment(tx, orderId);
  if (payment === null) throw new Error('The repayment was not written.');
  const { id: paymentId, amountPaise } = payment;
  await pay(tx, { paymentId, amountPaise }, now);
}

/** Schedules an order that follows the current loan (D10). */
export async function scheduleNextLoan(
  who: BorrowerContext,
  orderId: string,
  atDaysAgo: number,
): Promise<void> {
  const { tx, userId, cardId } = who;
  const now = daysAgo(who, atDaysAgo);
  const { order } = await bringOrderUpToDate(tx, { userId, orderId, now });
  const { principalPaise: amountPaise } = order;
  await setNextLoan(tx, { userId, orderId, cardId, amountPaise, usage: 'Education', now });
}

export async function requestPersonaExtension(
  who: BorrowerContext,
  orderId: string,
  atDaysAgo: number,
): Promise<Fee> {
  const { tx, userId } = who;
  const now = daysAgo(who, atDaysAgo);
  const { order } = await bringOrderUpToDate(tx, { userId, orderId, now });
  const { extension } = await findExtensionToShow(tx, order, now);
  const request = { userId, orderId, extensionId: extension.id, orderRepayId: orderId, now };
  const { paymentId } = await applyForExtension(tx, request);
  return { paymentId, amountPaise: extension.feePaise };
}

export async function extendLoan(
  who: BorrowerContext,
  orderId: string,
  atDaysAgo: number,
): Promise<void> {
  const fee = await requestPersonaExtension(who, orderId, atDaysAgo);
  await pay(who.tx, fee, daysAgo(who, atDaysAgo));
}

async function pay(tx: Db, charge: Fee, atMs: number): Promise<void> {
  const paid = { ...charge, outcome: 'paid', decidedAtMs: atMs } as const;
  await tx.insert(providerCharges).values({ ...paid, deliverAtMs: atMs, acknowledgedAtMs: atMs });
  await recordNotice(tx, paid, atMs);
}

interface Fee {
  paymentId: string;
  amountPaise: Paise;
}

/** Moves the order directly to a state that no operation reaches. */
export async function forceState(
  { tx, userId, now }: BorrowerContext,
  orderId: string,
  { to, cause }: { to: OrderState; cause: string },
): Promise<void> {
  const { order } = await bringOrderUpToDate(tx, { userId, orderId, now });
  if (!(await moveOrder(tx, order, { to, atMs: now, cause }))) {
    throw new Error('A new order was moved by somebody else.');
  }
}
