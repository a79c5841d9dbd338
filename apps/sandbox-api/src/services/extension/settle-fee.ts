import { isOrderActionAllowed } from '@kosha/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, orderEvents, orders, payments } from '../../db/schema/index.ts';
import type { ProviderNotice } from '../../providers/payment/notice.ts';
import { moveOrder, type Order } from '../ledger/move.ts';
import {
  findExtension,
  findLatestExtension,
  findLatestFee,
  type Extension,
  cancelOpenFee,
} from '../ledger/extensions.ts';
import { notifyOfExtension } from '../ledger/extension-sms.ts';

/**
 * Marks the fee as paid. Then either moves the due date and returns true, or marks the payment for
 * refund and returns false, for example if the borrower paid too late (D53). The caller must have
 * locked the order.
 */
export async function settleExtensionFee(
  tx: Db,
  fee: { id: string; orderId: string; extensionId: string },
  { decidedAtMs }: Pick<ProviderNotice, 'decidedAtMs'>,
): Promise<boolean> {
  const { orderId } = fee;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  const extension = await findExtension(tx, fee);
  if (order === undefined || extension === null) throw new Error('A fee has no extension.');
  const buys = await isBought(tx, { fee, order, extension, decidedAtMs });
  if (buys) {
    await cancelOpenFee(tx, extension.id, decidedAtMs);
    await markPaid(tx, fee.id, { endedAtMs: decidedAtMs });
    await extend(tx, { order, extension, paidAtMs: decidedAtMs });
  } else {
    await markPaid(tx, fee.id, { endedAtMs: decidedAtMs, refundDueAtMs: decidedAtMs });
    await recordRefund(tx, { order, extension, now: decidedAtMs });
  }
  return buys;
}

interface PaidFee {
  fee: { id: string };
  order: Order;
  extension: Extension;
  decidedAtMs: number;
}

async function isBought(tx: Db, { fee, order, extension, decidedAtMs }: PaidFee): Promise<boolean> {
  const { id, state, payUntilMs } = extension;
  if (decidedAtMs >= payUntilMs || !isOrderActionAllowed('extend', order.state)) return false;
  if (state !== 'asked' && state !== 'expired') return false;
  if ((await findLatestExtension(tx, order.id))?.id !== id) return false;
  const latest = await findLatestFee(tx, id);
  return latest === null || latest.id === fee.id || latest.state !== 'processing';
}

const markPaid = (
  tx: Db,
  paymentId: string,
  times: { endedAtMs: number; refundDueAtMs?: number },
) =>
  tx
    .update(payments)
    .set({ state: 'paid', ...times })
    .where(eq(payments.id, paymentId));

async function extend(
  tx: Db,
  {
    order,
    extension,
    paidAtMs: atMs,
  }: {
    order: Order;
    extension: Extension;
    paidAtMs: number;
  },
): Promise<void> {
  const requested = order.state === '11' ? order : await reopenRequest(tx, order, atMs);
  const changes = {
    dueAtMs: extension.dueAtMs,
    extensionPayUntilMs: null,
    isExtended: true,
  };
  await move(tx, requested, { to: '6', atMs, cause: 'extension paid', changes });
  await tx
    .update(extensions)
    .set({ state: 'paid', endedAtMs: atMs })
    .where(and(eq(extensions.id, extension.id), inArray(extensions.state, ['asked', 'expired'])));
  const extended = { ...requested, ...changes };
  await notifyOfExtension(tx, extended, { event: 'paid', terms: extension, now: atMs });
}

/**
 * Moves the order back to state 11 (extension requested). The borrower paid the fee in time: only
 * the provider's notification arrived after the request had expired.
 */
async function reopenRequest(tx: Db, order: Order, atMs: number): Promise<Order> {
  await move(tx, order, { to: '11', atMs, cause: 'extension fee was paid in time' });
  return { ...order, state: '11' };
}

async function move(tx: Db, order: Order, change: Parameters<typeof moveOrder>[2]): Promise<void> {
  if (!(await moveOrder(tx, order, change))) throw new Error('A locked order was moved.');
}

async function recordRefund(
  tx: Db,
  { order, extension: terms, now }: { order: Order; extension: Extension; now: number },
): Promise<void> {
  const { id: orderId, state } = order;
  const cause = 'extension fee came too late, to be given back';
  await tx
    .insert(orderEvents)
    .values({ orderId, atMs: now, fromState: state, toState: state, cause });
  await notifyOfExtension(tx, order, { event: 'refunded', terms, now });
}
