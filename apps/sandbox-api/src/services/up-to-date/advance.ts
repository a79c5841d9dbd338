import { formatInr, type OrderState } from '@kosha/domain';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { isDatabaseUnavailable } from '../../db/errors.ts';
import {
  auditStatesSql,
  auditStates,
  bankCards,
  orders,
  postponedOrders,
  payments,
  rejections,
  users,
} from '../../db/schema/index.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { notifyOfExtension } from '../ledger/extension-sms.ts';
import {
  endExtensionRequest,
  findLatestExtension,
  isExtensionFeePending,
} from '../ledger/extensions.ts';
import { issueProposal } from '../key-facts/issue.ts';
import { keyFactsSms } from '../key-facts/sms.ts';
import { smsTemplates } from '../../messages/sms-templates.ts';
import { lockOrderOwners } from '../session/account-lock.ts';
import { notifyBySms } from '../user/notify.ts';
import { dueMove, rejectionEndMs, type MoveContext } from './due-move.ts';
import { postponeOrder, resumeOrder } from './postponed-orders.ts';
import { moveOrder, type Order, type OrderMove } from '../ledger/move.ts';

/** Makes the due state changes. After a concurrent change, continues from the new state. */
export async function advanceOrders(
  db: Db,
  orderIds: readonly string[],
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrderOwners(tx, orderIds);
    const { lendingSeconds, auditFinishedSeconds } = await readSettings(tx);
    const lendingMs = lendingSeconds * 1000;
    const auditFinishedMs = auditFinishedSeconds * 1000;
    // Sorted, so that concurrent calls lock these orders in the same sequence and avoid deadlocks.
    for (const orderId of orderIds.toSorted()) {
      await advanceOrder(tx, orderId, { lendingMs, auditFinishedMs, now });
    }
  });
}

/**
 * The state changes that `advanceDueOrders` makes. It does not make the change to overdue: this
 * change waits until a request reads the order. An index supports each condition.
 */
const ends = [
  { isWaiting: sql`${orders.state} in (${auditStatesSql})`, dueAtMs: orders.auditDueAtMs },
  { isWaiting: sql`${orders.state} = '4'`, dueAtMs: orders.lendingDueAtMs },
  {
    // Excludes orders whose extension fee is being confirmed by the provider (D30).
    isWaiting: sql`${orders.state} = '11' and not exists (select from ${payments} where ${payments.orderId} = ${orders.id}
      and ${payments.purpose} = 'extension' and ${payments.state} = 'processing')`,
    dueAtMs: orders.extensionPayUntilMs,
  },
] as const;

const batch = 50;

/**
 * Makes the due state changes, also of orders that no request reads (§2, D53). If the change of an
 * order fails, skips this order until its next retry, so that it does not block others.
 */
export async function advanceDueOrders(
  db: Db,
  now: number,
  onFailed: (error: unknown) => void,
): Promise<void> {
  for (const { isWaiting, dueAtMs } of ends) {
    const dueAfter = (last: { dueAtMs: number | null; id: string } | undefined) =>
      db
        .select({ id: orders.id, dueAtMs, asideMs: postponedOrders.nextTryAtMs })
        .from(orders)
        .leftJoin(postponedOrders, eq(postponedOrders.orderId, orders.id))
        .where(
          and(
            isWaiting,
            lte(dueAtMs, now),
            or(isNull(postponedOrders.nextTryAtMs), lte(postponedOrders.nextTryAtMs, now)),
            last && sql`(${dueAtMs}, ${orders.id}) > (${last.dueAtMs}, ${last.id})`,
          ),
        )
        .orderBy(dueAtMs, orders.id)
        .limit(batch);
    let due = await dueAfter(undefined);
    while (due.length > 0) {
      for (const { id, asideMs } of due)
        await endOne(db, { id, wasAside: asideMs !== null, now }).catch(onFailed);
      due = await dueAfter(due.at(-1));
    }
  }
}

/** If a state change fails, postpones the order, unless the database was unavailable. */
async function endOne(
  db: Db,
  { id, wasAside, now }: { id: string; wasAside: boolean; now: number },
): Promise<void> {
  try {
    await advanceOrders(db, [id], now);
    if (wasAside) await resumeOrder(db, id);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) await postponeOrder(db, { orderId: id, error, now });
    throw error;
  }
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
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(bankCards, eq(bankCards.id, orders.cardId))
    .where(eq(orders.id, orderId));
  if (row === undefined) return;
  const { order, limit: creditLimitPaise, accountMasked } = row;
  const facts = { principalPaise: order.principalPaise, creditLimitPaise, accountMasked };
  const isFeeProcessing = await isExtensionFeePending(tx, order);
  const move = dueMove(order, { ...context, facts, isFeePending: isFeeProcessing });
  if (move === null) return;
  if (await moveOrder(tx, order, move)) {
    await recordDenial(tx, order, move);
    await notifyOfAuditEnd(tx, order, move);
    await notifyOfPayout(tx, order, { move, accountMasked });
    await expireExtension(tx, order, move);
  }
  await advanceOrder(tx, orderId, context);
}

async function recordDenial(tx: Db, order: Order, { to, atMs }: OrderMove): Promise<void> {
  if (to !== '3') return;
  const { userId, productId } = order;
  const untilMs = rejectionEndMs(atMs);
  await tx
    .insert(rejections)
    .values({ userId, productId, untilMs })
    .onConflictDoUpdate({ target: [rejections.userId, rejections.productId], set: { untilMs } });
}

/** The SMS at the end of an audit, by the order's new state (§2 Audit). */
const auditSms = {
  '2': smsTemplates.passed,
  '3': smsTemplates.denied,
  '4': smsTemplates.sending,
} as const satisfies Partial<Record<OrderState, string>>;

const hasSms = (state: OrderState): state is keyof typeof auditSms =>
  Object.hasOwn(auditSms, state);

/** Before an automatic payout, the SMS includes the key facts (D55). */
async function notifyOfAuditEnd(tx: Db, order: Order, { to, atMs }: OrderMove): Promise<void> {
  if (!auditStates.includes(order.state) || !hasSms(to)) return;
  const { facts } = to === '3' ? { facts: null } : await issueProposal(tx, order, atMs);
  const outcome = { words: auditSms[to], with: { number: order.orderNo } };
  const hasKeyFacts = to === '4' && facts !== null;
  const messages = hasKeyFacts ? [outcome, keyFactsSms(facts)] : [outcome];
  // Informing the borrower of the key facts is a legal duty, so an SMS with them needs no consent.
  await notifyBySms(tx, order.userId, { messages, now: atMs, isRequired: hasKeyFacts });
}

async function notifyOfPayout(
  tx: Db,
  order: Order,
  {
    move: { to, atMs, changes },
    accountMasked: account,
  }: { move: OrderMove; accountMasked: string },
): Promise<void> {
  if (order.state !== '4') return;
  const number = order.orderNo;
  const dueAtMs = changes?.dueAtMs;
  const text =
    to === '6' && dueAtMs
      ? {
          words: smsTemplates.sent,
          with: {
            amount: formatInr(order.receivedPaise),
            number,
            account,
            owed: formatInr(order.repaymentPaise),
            date: { date: dueAtMs },
          },
        }
      : { words: smsTemplates.notSent, with: { number } };
  await notifyBySms(tx, order.userId, { messages: [text], now: atMs });
}

async function expireExtension(
  tx: Db,
  order: Order,
  { atMs }: Pick<OrderMove, 'atMs'>,
): Promise<void> {
  if (order.state !== '11') return;
  const terms = await findLatestExtension(tx, order.id);
  if (terms === null || !(await endExtensionRequest(tx, order.id, { state: 'expired', atMs })))
    return;
  await notifyOfExtension(tx, order, { event: 'expired', terms, now: atMs });
}
