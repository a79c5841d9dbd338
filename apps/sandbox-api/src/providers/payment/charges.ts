import type { Paise } from '@kosha/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { providerCharges, type ChargeOutcome } from '../../db/schema/providers.ts';
import { readSettings } from '../settings/settings.ts';

/** A row of the provider's book: what a payer decided, and whether we have acknowledged the notice. */
export type Charge = typeof providerCharges.$inferSelect;

/** Writes a payer's decision into the book; the notice about it is due after the delay of the settings. */
export async function writeCharge(
  db: Db,
  charge: { paymentId: string; amountPaise: Paise; outcome: ChargeOutcome; now: number },
): Promise<void> {
  const { now, ...decided } = charge;
  const { callbackDelaySeconds } = await readSettings(db);
  await db
    .insert(providerCharges)
    .values({ ...decided, decidedAtMs: now, deliverAtMs: now + callbackDelaySeconds * 1000 });
}

/** The charges of these payments by their ids; none for a payment whose payer has decided nothing yet. */
export async function findCharges(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Charge>> {
  const found = await db
    .select()
    .from(providerCharges)
    .where(inArray(providerCharges.paymentId, [...paymentIds]));
  return new Map(found.map((charge) => [charge.paymentId, charge]));
}

/**
 * Lets the provider send the notice of a charge again; `isPaidAfterAll` corrects its book before: the
 * money came although it was reported that none did. False when there is no such charge.
 */
export async function repeatNotice(
  db: Db,
  { paymentId, isPaidAfterAll, now }: { paymentId: string; isPaidAfterAll: boolean; now: number },
): Promise<boolean> {
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
  return changed.length > 0;
}
