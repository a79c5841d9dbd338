import { formatInr } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans } from '../../db/schema/index.ts';
import { Refusal, refuse } from '../../refusals/refuse.ts';
import { passes } from '../../providers/audit/rules.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { findCard } from '../card/find.ts';
import { applyForLoan, type Application } from '../order/apply.ts';
import type { Order } from '../ledger/move.ts';
import { tellBySms } from '../user/tell.ts';
import { readUser } from '../user/verification.ts';
import type { NextLoan } from './find.ts';

/**
 * Applies for the loan that waited for this order to be settled. Call it in the transaction that settles the
 * order, which happens once. A refusal ends the wait, is kept, and is told by SMS. The money of the new loan
 * always waits for 'Get Money'.
 */
export async function startNextLoan(tx: Db, settled: Order, now: number): Promise<void> {
  const isWaiting = and(eq(nextLoans.orderId, settled.id), eq(nextLoans.state, 'waiting'));
  const [nextLoan] = await tx.select().from(nextLoans).where(isWaiting);
  if (nextLoan === undefined) return;
  const outcome = await startOrRefusal(tx, nextLoan, { productId: settled.productId, now });
  await tx.update(nextLoans).set(outcome).where(isWaiting);
  const body = smsOf({ ...nextLoan, ...outcome }, settled);
  if (body !== null) await tellBySms(tx, nextLoan.userId, { body, now });
}

type Outcome = Pick<NextLoan, 'state' | 'startedOrderId' | 'refusal'>;

async function startOrRefusal(
  tx: Db,
  nextLoan: NextLoan,
  at: Pick<Application, 'productId' | 'now'>,
): Promise<Outcome> {
  try {
    const { orderId } = await applyForLoan(tx, { ...(await applicationOf(tx, nextLoan)), ...at });
    return { state: 'started', startedOrderId: orderId, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { state: 'refused', startedOrderId: null, refusal: error.message };
  }
}

/**
 * Throws a Refusal for what the audit would deny, because a denial would keep the borrower from applying
 * again.
 */
async function applicationOf(tx: Db, nextLoan: NextLoan) {
  const { userId, cardId, amountPaise, orderNo, usage } = nextLoan;
  const { nextLoanOutcome } = await readSettings(tx);
  if (nextLoanOutcome === 'fail') throw refuse('noNewLoans');
  if (cardId === null) throw refuse('noCardChosen');
  const { accountMasked } = await findCard(tx, { userId, cardId });
  const { creditLimitPaise } = await readUser(tx, userId);
  if (!passes('audit', { principalPaise: amountPaise, creditLimitPaise, accountMasked })) {
    throw refuse('aboveLimit', { with: { amount: formatInr(amountPaise) } });
  }
  return { userId, cardId, amountPaise, orderNo, usage, isAutoMoney: false };
}

/** Null for a reapply that started, because the borrower has just seen the order settled. */
function smsOf(
  { kind, orderNo, amountPaise, refusal }: NextLoan,
  { orderNo: settledNo }: Pick<Order, 'orderNo'>,
): string | null {
  const amount = formatInr(amountPaise);
  if (refusal !== null) {
    return `Your loan ${settledNo} is repaid. The next loan of ${amount} that you asked for could not start: ${refusal}`;
  }
  return kind === 'reapply'
    ? null
    : `Your loan ${settledNo} is repaid. As you asked, we applied for your next loan ${orderNo} of ${amount}. Nothing is paid out before you press Get Money.`;
}
