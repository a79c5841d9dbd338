import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, providerCharges, type PaymentOutcome } from '../../db/schema/index.ts';
import { Conflict } from '../../refusals/errors.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Writes the payer's decision into the provider's own table. The payment is 'processing' until the
 * signed callback arrives. Throws Conflict when it was decided before.
 */
export async function decideCharge(
  db: Db,
  decision: {
    paymentId: string;
    outcome: PaymentOutcome;
    now: number;
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
