import { isOrderActionAllowed, policyOf } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import { readSettings } from '../../providers/settings/settings.ts';
import { bringOrderUpToDate } from '../up-to-date/bring-up-to-date.ts';
import { assertKeyFactsAcknowledged } from '../key-facts/acknowledge.ts';
import { moveOrder } from '../ledger/move.ts';
import { lockOrder } from '../ledger/orders.ts';

/**
 * In the strict policy profile, the borrower must have acknowledged the Key Facts Statement, and
 * the app must send the number of this statement as `proposalNo` (D54, D55).
 */
export async function confirmLoan(
  db: Db,
  request: { userId: string; orderId: string; proposalNo: string | undefined; now: number },
): Promise<void> {
  const { proposalNo, now } = request;
  await db.transaction(async (tx) => {
    await lockOrder(tx, request.orderId);
    const { order } = await bringOrderUpToDate(tx, request);
    if (!isOrderActionAllowed('confirmLoan', order.state)) throw refuse('orderNotWaiting');
    const { lendingSeconds, policyProfile } = await readSettings(tx);
    if (proposalNo !== undefined) await assertKeyFactsAcknowledged(tx, { ...request, proposalNo });
    else if (policyOf(policyProfile).needsAcknowledgedFacts) throw refuse('kfsRequired');
    const changes = { lendingDueAtMs: now + lendingSeconds * 1000 };
    const move = { to: '4', atMs: now, cause: 'loan confirmed', changes } as const;
    if (!(await moveOrder(tx, order, move))) throw refuse('orderNotWaiting');
  });
}
