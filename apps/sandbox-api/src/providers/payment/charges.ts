import type { Paise } from '@kosha/domain';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type ChargeOutcome, providerCharges } from '../../db/schema/providers.ts';
import type { Keys } from '../../keys/keys.ts';
import { readNow, type RealNow } from '../clock/clock.ts';
import { readSettings } from '../settings/settings.ts';
import { callbackPath, type ProviderNotice, sign, signatureHeader } from './notice.ts';

export type Charge = typeof providerCharges.$inferSelect;

export async function writeCharge(
  db: Db,
  charge: {
    paymentId: string;
    amountPaise: Paise;
    outcome: ChargeOutcome;
    decidedAtMs: number;
    now: number;
  },
): Promise<void> {
  const { now, ...decided } = charge;
  const { callbackDelaySeconds } = await readSettings(db);
  await db
    .insert(providerCharges)
    .values({ ...decided, deliverAtMs: now + callbackDelaySeconds * 1000 });
}

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
 * Schedules the callback of a charge again. `isPaidAfterAll` also changes the outcome to paid.
 * Returns false if the charge is unknown.
 */
export async function rescheduleCallback(
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

export interface DeliveryDeps {
  db: Db;
  realNow: RealNow;
  keys: Keys;
  fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
}

const batch = 20;
const maxBackoffMs = 60_000;

/**
 * Sends up to `batch` due callbacks. The time of the next attempt is stored before sending, so no
 * other process sends the same callback, and no callback is lost in a restart.
 */
export async function deliverDueCallbacks(deps: DeliveryDeps): Promise<void> {
  const now = await readNow(deps.db, deps.realNow);
  const isDue = and(
    isNull(providerCharges.acknowledgedAtMs),
    lte(providerCharges.deliverAtMs, now),
  );
  const due = await deps.db
    .select({ paymentId: providerCharges.paymentId })
    .from(providerCharges)
    .where(isDue)
    .orderBy(asc(providerCharges.deliverAtMs))
    .limit(batch);
  for (const { paymentId } of due) {
    const [charge] = await deps.db
      .update(providerCharges)
      .set({
        attempts: sql`${providerCharges.attempts} + 1`,
        deliverAtMs: sql`${now} + least(1000 * power(2, ${providerCharges.attempts}), ${maxBackoffMs})::bigint`,
      })
      .where(and(eq(providerCharges.paymentId, paymentId), isDue))
      .returning();
    if (charge !== undefined && (await deliver(deps, charge, now))) {
      await deps.db
        .update(providerCharges)
        .set({ acknowledgedAtMs: now })
        .where(eq(providerCharges.paymentId, paymentId));
    }
  }
}

async function deliver(deps: DeliveryDeps, charge: Charge, now: number): Promise<boolean> {
  const { paymentId, outcome, amountPaise, decidedAtMs } = charge;
  const body = JSON.stringify({
    paymentId,
    outcome,
    amountPaise,
    decidedAtMs,
  } satisfies ProviderNotice);
  const [key] = deps.keys.payments;
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: sign(key, body, now),
  };
  try {
    const response = await deps.fetchSelf(callbackPath, { method: 'POST', headers, body });
    return response.ok;
  } catch {
    return false;
  }
}
