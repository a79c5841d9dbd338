import type { Db } from '../../db/database.ts';
import type { Order, OrderMove } from '../order/move.ts';
import { endRequest } from './end.ts';
import { findLatestExtension } from './find.ts';
import { tellByExtensionSms } from './tell.ts';

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
