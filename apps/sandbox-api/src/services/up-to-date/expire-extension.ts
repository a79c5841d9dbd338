import type { Db } from '../../db/database.ts';
import type { Order, OrderMove } from '../ledger/move.ts';
import { endRequest } from '../ledger/end-extension.ts';
import { findLatestExtension } from '../ledger/extensions.ts';
import { tellByExtensionSms } from '../ledger/extension-sms.ts';

/** When time has moved an order out of state 11: ends its extension and tells the borrower. */
export async function expireExtension(
  tx: Db,
  order: Order,
  { atMs }: Pick<OrderMove, 'atMs'>,
): Promise<void> {
  if (order.state !== '11') return;
  const terms = await findLatestExtension(tx, order.id);
  if (terms === null || !(await endRequest(tx, order.id, { state: 'expired', atMs }))) return;
  await tellByExtensionSms(tx, order, { event: 'expired', terms, now: atMs });
}
