import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bankCards, orders, rejections, users } from '../../db/schema/index.ts';
import { readSettings } from '../../simulators/settings/settings.ts';
import { sendAuditSms } from './audit-sms.ts';
import { dueMove, rejectedUntil, type MoveContext } from './due-move.ts';
import { moveOrder, type Order, type OrderMove } from './move.ts';

/**
 * Lets time do its part: audits that are through, disbursals, due dates that passed. Called before
 * orders are read, so that no background job is needed. Whoever loses a move reads on from there.
 */
export async function advanceOrders(
  db: Db,
  orderIds: readonly string[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { lendingSeconds } = await readSettings(tx);
    // In one order for everybody, or two requests could wait for each other.
    for (const orderId of orderIds.toSorted()) {
      await advanceOrder(tx, orderId, { lendingMs: lendingSeconds * 1000, now });
    }
  });
}

const BATCH = 50;

/** Ends the audits that are through although nobody has looked: their outcome comes by SMS (§2). */
export async function endDueAudits(db: Db, now: number): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, '1'), lte(orders.auditDueAtMs, now)))
    .limit(BATCH);
  if (due.length > 0)
    await advanceOrders(
      db,
      due.map(({ id }) => id),
      now,
    );
}

async function advanceOrder(
  tx: Db,
  orderId: string,
  context: Omit<MoveContext, 'facts'>,
): Promise<void> {
  const [row] = await tx
    .select({
      order: orders,
      limit: users.creditLimitPaise,
      accountNo: bankCards.accountNo,
      phone: users.phone,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(bankCards, eq(bankCards.id, orders.cardId))
    .where(eq(orders.id, orderId));
  if (row === undefined) return;
  const { order, limit: creditLimitPaise, accountNo, phone } = row;
  const facts = { principalPaise: order.principalPaise, creditLimitPaise, accountNo };
  const move = dueMove(order, { ...context, facts });
  if (move === null) return;
  if (await moveOrder(tx, order, move)) {
    await rememberDenial(tx, order, move);
    await sendAuditSms(tx, order, move, phone);
  }
  await advanceOrder(tx, orderId, context);
}

async function rememberDenial(tx: Db, order: Order, { to, atMs }: OrderMove): Promise<void> {
  if (to !== '3') return;
  const { userId, productId } = order;
  const untilMs = rejectedUntil(atMs);
  await tx
    .insert(rejections)
    .values({ userId, productId, untilMs })
    .onConflictDoUpdate({ target: [rejections.userId, rejections.productId], set: { untilMs } });
}
