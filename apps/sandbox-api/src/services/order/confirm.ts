import { canDo } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { moveOrder } from '../ledger/move.ts';

/** 'Get Money': sends the money of an order that passed its audit. Throws a Refusal. */
export async function confirmLoan(
  db: Db,
  request: { userId: string; orderId: string; now: number },
): Promise<void> {
  const { now } = request;
  await db.transaction(async (tx) => {
    const { order } = await bringOrderUpToDate(tx, request);
    if (!canDo('confirmLoan', order.state)) throw refuse('orderNotWaiting');
    const { lendingSeconds } = await readSettings(tx);
    const changes = { lendingDueAtMs: now + lendingSeconds * 1000 };
    const move = { to: '4', atMs: now, cause: 'loan confirmed', changes } as const;
    if (!(await moveOrder(tx, order, move))) throw refuse('orderNotWaiting');
  });
}
