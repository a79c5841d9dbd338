import type { Paise } from '@kosha/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { payments, type PaymentOutcome } from '../../db/schema/index.ts';
import { writeCharge } from '../../providers/payment/charges.ts';
import { refuse } from '../../refusals/refuse.ts';

export async function recordPayerDecision(
  db: Db,
  decision: { paymentId: string; outcome: PaymentOutcome; amountPaise: Paise; now: number },
): Promise<void> {
  const { paymentId, amountPaise } = decision;
  await db.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set({ state: 'processing' })
      .where(
        and(
          eq(payments.id, paymentId),
          eq(payments.state, 'open'),
          eq(payments.amountPaise, amountPaise),
        ),
      )
      .returning({ createdAtMs: payments.createdAtMs });
    if (payment === undefined) throw refuse('paymentNotOpen');
    const { createdAtMs } = payment;
    // If testers have set the clock back, `now` can be earlier than the payment's creation, and
    // `settlePayment` would reject the decision.
    const decidedAtMs = Math.max(decision.now, createdAtMs);
    await writeCharge(tx, { ...decision, decidedAtMs });
  });
}
