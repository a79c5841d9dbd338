import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, type PaymentState } from '../../db/schema/index.ts';
import { amountDue } from '../../services/order/amount-due.ts';
import { findCheckout, type Checkout } from '../payments/charge.ts';

/** A payment's state, or that what is due is not what it asks for any more. */
export type CheckoutPhase = PaymentState | 'expired';

export interface CheckoutView extends Checkout {
  readonly phase: CheckoutPhase;
}

/** The checkout as it stands at `now`. Throws NotFound. */
export async function viewCheckout(
  db: Db,
  { paymentId, now }: { readonly paymentId: string; readonly now: number },
): Promise<CheckoutView> {
  const checkout = await findCheckout(db, paymentId);
  const isExpired = checkout.payment.state === 'open' && !(await asksWhatIsDue(db, checkout, now));
  return { ...checkout, phase: isExpired ? 'expired' : checkout.payment.state };
}

/** An overdue fee grows by the day (D20); a repayment begun before asks for too little. */
async function asksWhatIsDue(db: Db, { payment }: Checkout, now: number): Promise<boolean> {
  if (payment.purpose !== 'repayment') return true;
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId));
  return order !== undefined && amountDue(order, now).totalPaise === payment.amountPaise;
}
