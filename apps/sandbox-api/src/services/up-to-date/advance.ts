import type { OrderState } from '@kosha/domain';
import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { bankCards, orders, rejections, users } from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { sendSms } from '../../providers/sms/inbox.ts';
import { tellByExtensionSms } from '../ledger/extension-sms.ts';
import { endRequest, findLatestExtension, isFeeOnItsWay } from '../ledger/extensions.ts';
import { dueMove, rejectedUntil, type MoveContext } from './due-move.ts';
import { moveOrder, type Order, type OrderMove } from '../ledger/move.ts';

/**
 * Makes the moves that time brings: an audit ends, a payout ends, a due date passes, an extension is not
 * paid in time. When another request has moved an order, this one goes on from there.
 */
export async function advanceOrders(
  db: Db,
  orderIds: readonly string[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { lendingSeconds, auditFinishedSeconds } = await readSettings(tx);
    const lendingMs = lendingSeconds * 1000;
    const auditFinishedMs = auditFinishedSeconds * 1000;
    // Always in the same order, or two requests could wait for each other.
    for (const orderId of orderIds.toSorted()) {
      await advanceOrder(tx, orderId, { lendingMs, auditFinishedMs, now });
    }
  });
}

const batch = 50;

/** Ends due audits (§2) and unpaid extensions (D53) of orders that nobody reads, so that the SMS is sent. */
export async function endWhatIsDue(db: Db, now: number): Promise<void> {
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      or(
        and(inArray(orders.state, ['1', '10']), lte(orders.auditDueAtMs, now)),
        and(eq(orders.state, '11'), lte(orders.extensionPayUntilMs, now)),
      ),
    )
    .limit(batch);
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
  context: Pick<MoveContext, 'lendingMs' | 'auditFinishedMs' | 'now'>,
): Promise<void> {
  const [row] = await tx
    .select({
      order: orders,
      limit: users.creditLimitPaise,
      accountMasked: bankCards.accountMasked,
      phone: users.phone,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(bankCards, eq(bankCards.id, orders.cardId))
    .where(eq(orders.id, orderId));
  if (row === undefined) return;
  const { order, limit: creditLimitPaise, accountMasked, phone } = row;
  const facts = { principalPaise: order.principalPaise, creditLimitPaise, accountMasked };
  const isFeeComing = await isFeeOnItsWay(tx, order);
  const move = dueMove(order, { ...context, facts, isFeeOnItsWay: isFeeComing });
  if (move === null) return;
  if (await moveOrder(tx, order, move)) {
    await rememberDenial(tx, order, move);
    await sendAuditSms(tx, order, move, phone);
    await expireExtension(tx, order, move);
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

/** What the borrower is told when the audit has ended (§2 Audit). */
const auditSms = {
  '2': 'passed its check. Open the app and press Get Money.',
  '3': 'was not approved. Open the app to see when you can apply again.',
  '4': 'passed its check. The money is on its way to your bank account.',
} as const satisfies Partial<Record<OrderState, string>>;

const isTold = (state: OrderState): state is keyof typeof auditSms =>
  Object.hasOwn(auditSms, state);

const auditStates: readonly OrderState[] = ['1', '10'];

/** Sends the SMS with an audit's outcome. For any other move of an order it does nothing. */
async function sendAuditSms(
  tx: Db,
  order: Pick<Order, 'state' | 'orderNo'>,
  { to, atMs }: OrderMove,
  phone: string,
): Promise<void> {
  if (!auditStates.includes(order.state) || !isTold(to)) return;
  await sendSms(tx, { phone, body: `Your loan ${order.orderNo} ${auditSms[to]}`, now: atMs });
}

/** When time has moved an order out of state 11: ends its extension and tells the borrower. */
async function expireExtension(
  tx: Db,
  order: Order,
  { atMs }: Pick<OrderMove, 'atMs'>,
): Promise<void> {
  if (order.state !== '11') return;
  const terms = await findLatestExtension(tx, order.id);
  if (terms === null || !(await endRequest(tx, order.id, { state: 'expired', atMs }))) return;
  await tellByExtensionSms(tx, order, { event: 'expired', terms, now: atMs });
}
