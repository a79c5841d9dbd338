import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { providerCharges } from '../../db/schema/index.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { readSecret } from '../../services/secret/read.ts';
import type { ProviderNotice } from '../../services/payment/settle.ts';
import { readNow } from '../clock/clock.ts';
import { sign, SIGNATURE_HEADER } from './signature.ts';

type Charge = typeof providerCharges.$inferSelect;
export type DeliveryDeps = Pick<AppDeps, 'db' | 'realNow' | 'fetchSelf'>;

export const CALLBACK_PATH = '/sandbox/payment-callback';

const BATCH = 20;
const MAX_BACKOFF_MS = 60_000;

/**
 * Sends every callback that is due; one that is not acknowledged comes again, later each time.
 * What is due stands in the database, so a restart loses none and several processes may deliver.
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
    .limit(BATCH);
  for (const { paymentId } of due) {
    const [charge] = await deps.db
      .update(providerCharges)
      .set({
        attempts: sql`${providerCharges.attempts} + 1`,
        deliverAtMs: sql`${now} + least(1000 * power(2, ${providerCharges.attempts}), ${MAX_BACKOFF_MS})::bigint`,
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
  const key = await readSecret(deps.db, 'payment-callback');
  const headers = {
    'content-type': 'application/json',
    [SIGNATURE_HEADER]: sign(key, body, now),
  };
  try {
    const answer = await deps.fetchSelf(CALLBACK_PATH, { method: 'POST', headers, body });
    return answer.ok;
  } catch {
    return false;
  }
}
