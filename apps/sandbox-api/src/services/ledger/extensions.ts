import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, payments, type ExtensionRequestState } from '../../db/schema/index.ts';
import type { Order } from './move.ts';
import type { Payment } from './payments.ts';

export type Extension = typeof extensions.$inferSelect;

export async function findExtension(
  db: Db,
  { orderId, extensionId }: { orderId: string; extensionId: string },
): Promise<Extension | null> {
  const [found] = await db
    .select()
    .from(extensions)
    .where(and(eq(extensions.id, extensionId), eq(extensions.orderId, orderId)));
  return found ?? null;
}

export async function findLatestExtension(db: Db, orderId: string): Promise<Extension | null> {
  const [found] = await db
    .select()
    .from(extensions)
    .where(eq(extensions.orderId, orderId))
    .orderBy(desc(extensions.number))
    .limit(1);
  return found ?? null;
}

export async function findLatestFee(db: Db, extensionId: string): Promise<Payment | null> {
  const [fee] = await db
    .select()
    .from(payments)
    .where(eq(payments.extensionId, extensionId))
    .orderBy(desc(payments.seq))
    .limit(1);
  return fee ?? null;
}

/**
 * Whether the payment of the extension fee is being confirmed: the payer has decided at the
 * checkout, but the payment provider has not reported the outcome yet (D30).
 */
export async function isExtensionFeePending(
  db: Db,
  order: Pick<Order, 'id' | 'state'>,
): Promise<boolean> {
  if (order.state !== '11') return false;
  const [fee] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.purpose, 'extension'),
        eq(payments.state, 'processing'),
      ),
    )
    .limit(1);
  return fee !== undefined;
}

/**
 * Ends the extension request that awaits payment, and cancels the open payment of its fee. Returns
 * false if there is no such request.
 */
export async function endExtensionRequest(
  tx: Db,
  orderId: string,
  { state, atMs }: { state: Exclude<ExtensionRequestState, 'asked' | 'paid'>; atMs: number },
): Promise<boolean> {
  const [ended] = await tx
    .update(extensions)
    .set({ state, endedAtMs: atMs })
    .where(and(eq(extensions.orderId, orderId), eq(extensions.state, 'asked')))
    .returning({ id: extensions.id });
  if (ended === undefined) return false;
  await cancelOpenFee(tx, ended.id, atMs);
  return true;
}

/**
 * Does not cancel a payment on which the payer has already decided at the checkout, because the
 * payment provider will report its outcome.
 */
export async function cancelOpenFee(tx: Db, extensionId: string, atMs: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'cancelled', endedAtMs: atMs })
    .where(and(eq(payments.extensionId, extensionId), eq(payments.state, 'open')));
}
