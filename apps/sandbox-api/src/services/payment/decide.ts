import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, type PaymentOutcome } from '../../db/schema/index.ts';
import { writeCharge } from '../../providers/payment/charges.ts';
import { refuse } from '../../refusals/refuse.ts';

/**
 * Takes a payer's decision to the provider. The payment is 'processing' until the provider's signed
 * notice arrives. Throws a Refusal when it was decided before.
 */
export async function decidePayment(
  db: Db,
  decision: { paymentId: string; outcome: PaymentOutcome; now: number },
): Promise<void> {
  const { paymentId } = decision;
  await db.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set({ state: 'processing' })
      .where(and(eq(payments.id, paymentId), eq(payments.state, 'open')))
      .returning({ amountPaise: payments.amountPaise, createdAtMs: payments.createdAtMs });
    if (payment === undefined) throw refuse('paymentNotOpen');
    const { amountPaise, createdAtMs } = payment;
    // The server's clock can be set back; nobody pays before a payment is begun.
    const decidedAtMs = Math.max(decision.now, createdAtMs);
    await writeCharge(tx, { ...decision, amountPaise, decidedAtMs });
  });
}
