import type { PolicyProfile } from '@kosha/domain';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { nextLoans, orders, products } from '../../db/schema/index.ts';
import { choiceSettingSql } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import { lockOrder } from '../ledger/orders.ts';

export type NextLoan = typeof nextLoans.$inferSelect;

export interface LoadedNextLoan {
  nextLoan: NextLoan;
  productId: string;
  productName: string;
  /** The current order's term in days. `period` and `periodList` are the product's terms. */
  presentDays: number;
  period: number;
  periodList: readonly number[];
  policyProfile: PolicyProfile;
}

export interface NextLoanKey {
  userId: string;
  nextLoanId: string;
}

const maxListed = 100;

export function listNextLoans(db: Db, userId: string): Promise<readonly LoadedNextLoan[]> {
  const isListed = inArray(nextLoans.state, ['waiting', 'refused']);
  return select(db, and(eq(nextLoans.userId, userId), isListed)).limit(maxListed);
}

export async function findNextLoan(
  db: Db,
  { userId, nextLoanId }: NextLoanKey,
): Promise<LoadedNextLoan> {
  const isOwn = eq(nextLoans.userId, userId);
  const [found] = await load(db, and(eq(nextLoans.id, nextLoanId), isOwn));
  if (found === undefined) throw refuse('scheduledOrderNotFound');
  return found;
}

export async function findWaitingNextLoan(db: Db, orderId: string): Promise<LoadedNextLoan | null> {
  const isWaiting = eq(nextLoans.state, 'waiting');
  const [found] = await load(db, and(eq(nextLoans.orderId, orderId), isWaiting));
  return found ?? null;
}

/** Locks the current order, because a concurrent settlement would start the next loan. */
export async function lockNextLoan(tx: Db, request: NextLoanKey): Promise<NextLoan> {
  const { nextLoan } = await findNextLoan(tx, request);
  await lockOrder(tx, nextLoan.orderId);
  return (await findNextLoan(tx, request)).nextLoan;
}

const load = async (db: Db, where: SQL | undefined): Promise<LoadedNextLoan[]> => select(db, where);

/** Selects only scheduled orders (auto-apply), not loans requested together with a repayment. */
function select(db: Db, where: SQL | undefined) {
  return db
    .select({
      nextLoan: nextLoans,
      productId: products.id,
      productName: products.name,
      presentDays: orders.periodDays,
      period: products.periodDays,
      periodList: products.periodsDays,
      policyProfile: choiceSettingSql('policyProfile'),
    })
    .from(nextLoans)
    .innerJoin(orders, eq(orders.id, nextLoans.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(and(eq(nextLoans.kind, 'autoApply'), where))
    .orderBy(desc(nextLoans.seq));
}
