import {
  addDays,
  isOrderActionAllowed,
  coolingOff,
  type CoolingOff,
  loanStatement,
  type LoanDetails,
  type LoanStatement,
  type PaidExtension,
} from '@kosha/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensions, orders } from '../../db/schema/index.ts';
import type { Order } from './move.ts';

/** A paid extension in the database. `loanEventsOf` adds the due date before the extension. */
export type PaidExtensionRow = Omit<PaidExtension, 'dueBeforeMs'>;

export const paidExtensionsSql = sql<
  readonly PaidExtensionRow[] | null
>`case when ${orders.isExtended} then (
  select json_agg(json_build_object(
    'paidAtMs', ${extensions.endedAtMs},
    'feePaise', ${extensions.feePaise},
    'dueAfterMs', ${extensions.dueAtMs}
  ) order by ${extensions.number})
  from ${extensions}
  where ${extensions.orderId} = ${orders.id} and ${extensions.state} = 'paid') end`;

/** Builds the input for the loan's statement from an order and its paid extensions (§3, D53). */
export function loanEventsOf(order: Order, paid: readonly PaidExtensionRow[]): LoanDetails {
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

/** Terms for returning the loan now (D56); null if the loan cannot be returned. */
export function returnTermsOf(order: Order, now: number): CoolingOff | null {
  if (!isOrderActionAllowed('repay', order.state) || order.isExtended) return null;
  const { loanedAtMs: paidOutAtMs, coolingOffDays: days } = order;
  return coolingOff({ ...order, paidOutAtMs, days }, now);
}

export async function findLoanStatement(db: Db, order: Order, now: number): Promise<LoanStatement> {
  const paid = order.isExtended ? await findPaid(db, order.id) : [];
  return loanStatement(loanEventsOf(order, paid), now);
}

async function findPaid(db: Db, orderId: string): Promise<readonly PaidExtensionRow[]> {
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
