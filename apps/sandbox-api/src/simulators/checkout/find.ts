import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders, type PaymentState } from '../../db/schema/index.ts';
import { amountDue } from '../../services/order/amount-due.ts';
import type { Order } from '../../services/order/move.ts';
import { findCheckout, type Checkout } from '../payments/charge.ts';

/** A payment's state, or that what is due is not what it asks for any more. */
type CheckoutPhase = PaymentState | 'expired';

export interface CheckoutView extends Checkout {
  readonly phase: CheckoutPhase;
  /** What the amount is made of; the lines add up to it. */
  readonly lines: readonly CheckoutLine[];
}

interface CheckoutLine {
  readonly label: string;
  readonly paise: number;
}

/** The checkout as it stands at `now`. Throws NotFound. */
export async function viewCheckout(
  db: Db,
  { paymentId, now }: { readonly paymentId: string; readonly now: number },
): Promise<CheckoutView> {
  const checkout = await findCheckout(db, paymentId);
  const { payment } = checkout;
  const [order] = await db.select().from(orders).where(eq(orders.id, payment.orderId));
  if (order === undefined) throw new Error('A payment has no order.');
  const isExpired = payment.state === 'open' && !asksWhatIsDue(checkout, order, now);
  const phase = isExpired ? 'expired' : payment.state;
  return { ...checkout, phase, lines: linesOf(checkout, order) };
}

/** An overdue fee grows by the day (D20); a repayment begun before asks for too little. */
function asksWhatIsDue({ payment }: Checkout, order: Order, now: number): boolean {
  return (
    payment.purpose !== 'repayment' || amountDue(order, now).totalPaise === payment.amountPaise
  );
}

function linesOf({ payment }: Checkout, { repaymentPaise }: Order): readonly CheckoutLine[] {
  const { purpose, amountPaise } = payment;
  if (purpose !== 'repayment') return [{ label: 'Extension fee', paise: amountPaise }];
  const lines = [
    { label: 'Repayment', paise: repaymentPaise },
    { label: 'Overdue fee', paise: amountPaise - repaymentPaise },
  ];
  return lines.filter(({ paise }) => paise !== 0);
}
