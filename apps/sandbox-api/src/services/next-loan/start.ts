import { formatInr, nextLoanTerm } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans } from '../../db/schema/index.ts';
import { Refusal, refuse } from '../../refusals/refuse.ts';
import { passesStage } from '../../providers/audit/rules.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { findCard } from '../card/find.ts';
import { applyForLoan, type LoanApplication } from '../order/apply.ts';
import { findOfferedTerms } from '../product/terms.ts';
import { findProduct } from '../product/find.ts';
import type { Order } from '../ledger/move.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import type { Message } from '../../messages/message.ts';
import { findUser } from '../user/verification.ts';
import type { NextLoan } from './find.ts';

/**
 * Starts the loan that waits for this order's repayment, if any. Must run in the transaction that
 * settles the order, so that the new loan starts only once. Returns a text about the new loan for
 * the SMS about the repayment, or null.
 */
export async function startNextLoan(tx: Db, settled: Order, now: number): Promise<Message | null> {
  const isWaiting = and(eq(nextLoans.orderId, settled.id), eq(nextLoans.state, 'waiting'));
  // The lock makes a concurrent cancellation wait for this transaction.
  const [nextLoan] = await tx.select().from(nextLoans).where(isWaiting).for('update');
  if (nextLoan === undefined) return null;
  const { productId } = settled;
  const terms = await findOfferedTerms(tx, await findProduct(tx, productId));
  const periodDays = nextLoanTerm(terms, settled.periodDays);
  const outcome = await startOrRefusal(tx, nextLoan, { productId, periodDays, now });
  await tx.update(nextLoans).set(outcome).where(isWaiting);
  return smsOf({ ...nextLoan, ...outcome });
}

type Outcome = Pick<NextLoan, 'state' | 'startedOrderId' | 'refusal' | 'refusalText'>;

async function startOrRefusal(
  tx: Db,
  nextLoan: NextLoan,
  at: Pick<LoanApplication, 'productId' | 'periodDays' | 'now'>,
): Promise<Outcome> {
  try {
    const { orderId } = await applyForLoan(tx, { ...(await applicationOf(tx, nextLoan)), ...at });
    return { state: 'started', startedOrderId: orderId, refusal: null, refusalText: null };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    const { message: refusal, userMessage: refusalText } = error;
    return { state: 'refused', startedOrderId: null, refusal, refusalText };
  }
}

/**
 * Throws a Refusal if the audit would deny the loan: a denial would block the borrower's further
 * applications for the product.
 */
async function applicationOf(tx: Db, nextLoan: NextLoan) {
  const { userId, cardId, amountPaise, orderNo, usage } = nextLoan;
  const { nextLoanOutcome } = await readSettings(tx);
  if (nextLoanOutcome === 'fail') throw refuse('noNewLoans');
  if (cardId === null) throw refuse('noCardChosen');
  const { accountMasked } = await findCard(tx, { userId, cardId });
  const { creditLimitPaise } = await findUser(tx, userId);
  if (!passesStage('audit', { principalPaise: amountPaise, creditLimitPaise, accountMasked })) {
    throw refuse('aboveLimit', { with: { amount: formatInr(amountPaise) } });
  }
  return { userId, cardId, amountPaise, orderNo, usage, isAutoMoney: false };
}

/**
 * Returns null for a started loan that was requested with the repayment, because the app shows that
 * loan after the repayment.
 */
function smsOf({ kind, orderNo, amountPaise, refusalText }: NextLoan): Message | null {
  const amount = formatInr(amountPaise);
  if (refusalText !== null) {
    return { words: smsTemplates.nextRefused, with: { amount, why: { text: refusalText } } };
  }
  return kind === 'reapply'
    ? null
    : { words: smsTemplates.nextStarted, with: { next: orderNo, amount } };
}
