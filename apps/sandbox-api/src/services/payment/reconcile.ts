import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  unsettledNoticeCondition,
  orders,
  paymentNotices,
  payments,
  type NoticeEffect,
} from '../../db/schema/index.ts';
import { findCharges, type Charge } from '../../providers/payment/charges.ts';
import type { Payment } from '../ledger/payments.ts';

export type ReconciliationStatus =
  | 'agrees'
  | 'not-begun'
  | 'notice-under-way'
  | 'to-give-back'
  | 'differs';

export interface ReconciledPayment {
  payment: Payment;
  orderNo: string;
  charge: Charge | null;
  verdict: ReconciliationStatus;
  notices: readonly { outcome: string; effect: NoticeEffect; times: number }[];
}

const maxListed = 100;

export async function reconcilePayments(db: Db): Promise<readonly ReconciledPayment[]> {
  const rows = await db
    .select({ payment: payments, orderNo: orders.orderNo })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .orderBy(desc(payments.seq))
    .limit(maxListed);
  const ids = rows.map(({ payment }) => payment.id);
  const charges = await findCharges(db, ids);
  const notices = await db
    .select()
    .from(paymentNotices)
    .where(inArray(paymentNotices.paymentId, ids))
    .orderBy(paymentNotices.seq);
  return rows.map(({ payment, orderNo }) => {
    const charge = charges.get(payment.id) ?? null;
    return {
      payment,
      orderNo,
      charge,
      verdict: reconciliationStatusOf(payment, charge),
      notices: notices.filter(({ paymentId }) => paymentId === payment.id),
    };
  });
}

export type PaymentNotice = typeof paymentNotices.$inferSelect;

export async function listUnsettledNotices(db: Db): Promise<readonly PaymentNotice[]> {
  return db
    .select()
    .from(paymentNotices)
    .where(unsettledNoticeCondition)
    .orderBy(desc(paymentNotices.seq))
    .limit(maxListed);
}

export function reconciliationStatusOf(
  { state, amountPaise, refundDueAtMs }: Payment,
  charge: Pick<Charge, 'outcome' | 'amountPaise' | 'acknowledgedAtMs'> | null,
): ReconciliationStatus {
  if (charge === null) return state === 'paid' || state === 'processing' ? 'differs' : 'not-begun';
  if (charge.acknowledgedAtMs === null) return 'notice-under-way';
  if (charge.outcome !== state || charge.amountPaise !== amountPaise) return 'differs';
  return refundDueAtMs === null ? 'agrees' : 'to-give-back';
}
