import {
  addDays,
  canDo,
  coolingOff,
  type CoolingOff,
  loanStatement,
  type LoanEvents,
  type LoanStatement,
  type PaidExtension,
} from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, orders } from '../../db/schema/index.ts';
import type { Order } from './move.ts';

/** An extension that was paid, as it is stored; the due date it moved is that of the one before. */
export type PaidRow = Omit<PaidExtension, 'dueBeforeMs'>;

/** The paid extensions of an order, the first one first, as a part of a query on orders with joins. */
export const paidExtensions = sql<readonly PaidRow[] | null>`case when ${orders.isExtended} then (
  select json_agg(json_build_object(
    'paidAtMs', ${extensions.endedAtMs},
    'feePaise', ${extensions.feePaise},
    'dueAfterMs', ${extensions.dueAtMs}
  ) order by ${extensions.number})
  from ${extensions}
  where ${extensions.orderId} = ${orders.id} and ${extensions.state} = 'paid') end`;

/** What was agreed for an order and what happened to it (§3, D53). */
export function loanOf(order: Order, paid: readonly PaidRow[]): LoanEvents {
  const { loanedAtMs, periodDays, repaymentPaise, overdueRatePercentPerDay, settledAtMs } = order;
  let dueBeforeMs = loanedAtMs === null ? 0 : addDays(loanedAtMs, periodDays);
  return {
    principalPaise: order.principalPaise,
    processingFeePaise: order.processingFeePaise,
    gstPaise: order.gstPaise,
    interestPaise: order.interestPaise,
    receivedPaise: order.receivedPaise,
    owed: { repaymentPaise, overdueRatePercentPerDay },
    periodDays,
    paidOutAtMs: loanedAtMs,
    dueAtMs: order.dueAtMs,
    extensions: paid.map(({ paidAtMs, feePaise, dueAfterMs }) => {
      const extension = { paidAtMs, feePaise, dueBeforeMs, dueAfterMs };
      dueBeforeMs = dueAfterMs;
      return extension;
    }),
    isSettled: settledAtMs !== null,
    settledAtMs,
    returnedPaise: order.returnedPaise,
  };
}

/**
 * What returning an order costs at `now`; null where it cannot be returned: its time is over, it is not paid
 * out, or its due date was moved (D56).
 */
export function returnOf(order: Order, now: number): CoolingOff | null {
  if (!canDo('repay', order.state) || order.isExtended) return null;
  const { loanedAtMs: paidOutAtMs, coolingOffDays: days } = order;
  return coolingOff({ ...order, paidOutAtMs, days }, now);
}

/** What an order has cost and will cost at `now`, when only its own row is at hand. */
export async function findStatement(db: Db, order: Order, now: number): Promise<LoanStatement> {
  const paid = order.isExtended ? await findPaid(db, order.id) : [];
  return loanStatement(loanOf(order, paid), now);
}

async function findPaid(db: Db, orderId: string): Promise<readonly PaidRow[]> {
  const rows = await db
    .select({
      paidAtMs: extensions.endedAtMs,
      feePaise: extensions.feePaise,
      dueAfterMs: extensions.dueAtMs,
    })
    .from(extensions)
    .where(and(eq(extensions.orderId, orderId), eq(extensions.state, 'paid')))
    .orderBy(extensions.number);
  return rows.map(({ paidAtMs, ...row }) => ({ ...row, paidAtMs: paidAtMs ?? row.dueAfterMs }));
}
