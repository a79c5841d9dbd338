import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  orders,
  payments,
  products,
  providerCharges,
  type PaymentOutcome,
} from '../../db/schema/index.ts';
import { Conflict, NotFound } from '../../errors.ts';
import type { Payment } from '../../services/payment/find-latest.ts';
import { readSettings } from '../settings/settings.ts';

/** What the checkout page shows. */
export interface Checkout {
  readonly payment: Payment;
  readonly orderNo: string;
  readonly productName: string;
}

/** The payment of a checkout. Throws NotFound. */
export async function findCheckout(db: Db, paymentId: string): Promise<Checkout> {
  const [found] = await db
    .select({ payment: payments, orderNo: orders.orderNo, productName: products.name })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, orders.productId))
    .where(eq(payments.id, paymentId));
  if (found === undefined) throw new NotFound('There is no such payment.');
  return found;
}

/**
 * The payer's decision, in the provider's own book. The payment is in processing until the signed
 * callback arrives. Throws Conflict when it was decided before.
 */
export async function decideCharge(
  db: Db,
  decision: {
    readonly paymentId: string;
    readonly outcome: PaymentOutcome;
    readonly now: number;
  },
): Promise<void> {
  const { paymentId, outcome, now } = decision;
  await db.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set({ state: 'processing' })
      .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')))
      .returning({ amountPaise: payments.amountPaise });
    if (payment === undefined) throw new Conflict('This payment is not open any more.');
    const { callbackDelaySeconds } = await readSettings(tx);
    await tx.insert(providerCharges).values({
      paymentId,
      outcome,
      amountPaise: payment.amountPaise,
      decidedAtMs: now,
      deliverAtMs: now + callbackDelaySeconds * 1000,
    });
  });
}
