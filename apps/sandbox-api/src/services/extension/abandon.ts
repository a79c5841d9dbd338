import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { unpaidExtensionMove } from '../up-to-date/due-move.ts';
import { lockOrder } from '../ledger/orders.ts';
import { moveOrder } from '../ledger/move.ts';
import { type ExtensionRequest } from './apply.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { findExtension, endExtensionRequest, isExtensionFeePending } from '../ledger/extensions.ts';

/**
 * Cancels a requested extension. Does nothing if the extension is only offered, or its request has
 * ended without payment. Throws a Refusal if the fee is paid, or its payment is being confirmed.
 */
export async function abandonExtension(db: Db, request: ExtensionRequest): Promise<void> {
  const { orderId, extensionId, now } = request;
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    const extension = await findExtension(tx, request);
    const isOffer = extensionId === `${order.id}-${order.extensionsAsked + 1}`;
    if (request.orderRepayId !== order.id || (extension === null && !isOffer)) {
      throw refuse('extensionNotFound');
    }
    if (extension?.state === 'paid') throw refuse('extensionAlreadyPaid');
    if (extension?.state !== 'asked') return;
    if (await isExtensionFeePending(tx, order)) throw refuse('paymentBeingConfirmed');
    await endExtensionRequest(tx, order.id, { state: 'abandoned', atMs: now });
    const move = { ...unpaidExtensionMove(order, now), cause: 'extension abandoned' };
    if (!(await moveOrder(tx, order, move))) throw new Error('A locked order was moved.');
  });
}
