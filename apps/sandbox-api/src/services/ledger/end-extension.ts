import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, payments, type ExtensionRequestState } from '../../db/schema/index.ts';

/** Ends the extension of an order that waits for its fee, and its open checkout. False without one. */
export async function endRequest(
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
 * Cancels the open payment of an extension's fee. When the payer has decided already, it leaves the
 * payment alone: the provider's notice is still to come.
 */
export async function cancelOpenFee(tx: Db, extensionId: string, atMs: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'cancelled', endedAtMs: atMs })
    .where(and(eq(payments.extensionId, extensionId), eq(payments.state, 'open')));
}
