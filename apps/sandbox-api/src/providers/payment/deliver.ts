import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { providerCharges } from '../../db/schema/providers.ts';
import type { Keys } from '../../keys/keys.ts';
import { readNow, type RealNow } from '../clock/clock.ts';
import type { Charge } from './charges.ts';
import { callbackPath, signatureHeader, type ProviderNotice } from './notice.ts';
import { sign } from './signature.ts';

export interface DeliveryDeps {
  db: Db;
  realNow: RealNow;
  keys: Keys;
  /** Sends a request to this server itself, as the payment provider does. */
  fetchSelf: (path: string, init: RequestInit) => Promise<Response>;
}

const batch = 20;
const maxBackoffMs = 60_000;

/**
 * Sends callbacks that are due. Before it sends one, it sets in the database when that one is due next:
 * so another process does not send it too, a restart loses none, and a callback that is not acknowledged
 * is sent again after longer and longer waits.
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
    const answer = await deps.fetchSelf(callbackPath, { method: 'POST', headers, body });
    return answer.ok;
  } catch {
    return false;
  }
}
