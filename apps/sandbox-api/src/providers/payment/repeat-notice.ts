import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { providerCharges } from '../../db/schema/index.ts';
import { NotFound } from '../../refusals/errors.ts';

/**
 * Lets the provider send the notice of a charge again; `isPaidAfterAll` corrects its book before: the
 * money came although it was reported that none did. Throws NotFound.
 */
export async function repeatNotice(
  db: Db,
  { paymentId, isPaidAfterAll, now }: { paymentId: string; isPaidAfterAll: boolean; now: number },
): Promise<void> {
  const changed = await db
    .update(providerCharges)
    .set({
      acknowledgedAtMs: null,
      attempts: 0,
      deliverAtMs: now,
      ...(isPaidAfterAll && { outcome: 'paid' }),
    })
    .where(eq(providerCharges.paymentId, paymentId))
    .returning({ paymentId: providerCharges.paymentId });
  if (changed.length === 0) throw new NotFound('The provider has no such charge.');
}
