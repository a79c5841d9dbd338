import { dayMs, type LoanUsage, type Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { orderEvents, orders } from '../../db/schema/index.ts';
import { refuse } from '../../refusals/refuse.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { countUseOrRefuse, type Allowance } from '../allowance/try-spend.ts';
import { findCard } from '../card/find.ts';
import { findProduct } from '../product/find.ts';
import { assertTermOffered } from '../product/terms.ts';
import { assertMayApply } from './eligibility.ts';
import { quoteFor } from './quote.ts';

export interface LoanApplication {
  userId: string;
  productId: string;
  cardId: string;
  amountPaise: Paise;
  periodDays: number;
  isAutoMoney: boolean;
  /** The order's number; by default the next unused number. */
  orderNo?: string;
  usage?: LoanUsage | null;
  now: number;
}

/**
 * Throws a Refusal if the borrower already has a running order of the product, for example after a
 * double tap on the button.
 */
export async function applyForLoan(
  db: Db,
  application: LoanApplication,
): Promise<{ orderId: string }> {
  try {
    return await db.transaction((tx) => createOrder(tx, application));
  } catch (error) {
    if (isUniqueViolation(error, 'orders_one_running_per_product')) {
      throw refuse('orderRunning');
    }
    throw error;
  }
}

const applicationsOf = (userId: string): Allowance => ({
  scope: `orders:user:${userId}`,
  max: 30,
  windowMs: dayMs,
  refusal: 'tooManyApplications',
});

async function createOrder(tx: Db, application: LoanApplication) {
  const { userId, productId, cardId, amountPaise, periodDays, isAutoMoney, orderNo, usage, now } =
    application;
  const product = await findProduct(tx, productId);
  await findCard(tx, { userId, cardId });
  await countUseOrRefuse(tx, applicationsOf(userId), { now });
  const onTimeRepayments = await assertMayApply(tx, product, { userId, now });
  await assertTermOffered(tx, product, periodDays);
  const price = quoteFor(product, amountPaise, { onTimeRepayments, days: periodDays });
  const { auditSeconds, coolingOffDays } = await readSettings(tx);
  const { interestRatePercentPerDay, overdueRatePercentPerDay } = product;
  const [order] = await tx
    .insert(orders)
    .values({
      ...price,
      orderNo,
      usage,
      userId,
      productId,
      cardId,
      state: '1',
      isAutoMoney,
      periodDays,
      interestRatePercentPerDay,
      overdueRatePercentPerDay,
      coolingOffDays,
      appliedAtMs: now,
      auditDueAtMs: now + auditSeconds * 1000,
    })
    .returning({ orderId: orders.id });
  if (order === undefined) throw new Error('The order was not written.');
  await tx
    .insert(orderEvents)
    .values({ orderId: order.orderId, atMs: now, toState: '1', cause: 'applied' });
  return order;
}
