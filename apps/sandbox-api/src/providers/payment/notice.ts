import { isPaise, type Paise } from '@kosha/domain';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ChargeOutcome, chargeOutcomes } from '../../db/schema/providers.ts';

/** The path to which the payment provider sends its callback (D30). */
export const callbackPath = '/sandbox/payment-callback';

export const signatureHeader = 'x-callback-signature';

export interface ProviderNotice {
  paymentId: string;
  outcome: ChargeOutcome;
  amountPaise: Paise;
  /**
   * When the payer paid or cancelled, epoch ms. Whether a payment is on time depends on this time,
   * not on when the callback arrives.
   */
  decidedAtMs: number;
}

export function parseProviderNotice(body: string): ProviderNotice | null {
  const { paymentId, outcome, amountPaise, decidedAtMs } = fieldsOf(body);
  const known = chargeOutcomes.find((one) => one === outcome);
  if (known === undefined || !isPaise(amountPaise) || amountPaise < 0 || !isCount(decidedAtMs))
    return null;
  if (typeof paymentId !== 'string' || !/^[\w-]{1,64}$/.test(paymentId)) return null;
  return { paymentId, outcome: known, amountPaise, decidedAtMs };
}

function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Maximum clock difference between provider and server. */
export const clockToleranceMs = 5 * 60 * 1000;
const form = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** Returns `t={epoch ms},v1={hex}`, with the HMAC-SHA256 of the time and the body. */
export function sign(key: string, body: string, atMs: number): string {
  return `t=${atMs},v1=${digest(key, body, atMs)}`;
}

export function isSigned(
  keys: readonly string[],
  body: string,
  signature: string,
  now: number,
): boolean {
  const [, time, hex] = form.exec(signature) ?? [];
  if (time === undefined || hex === undefined) return false;
  if (Math.abs(now - Number(time)) > clockToleranceMs) return false;
  return keys.some((key) =>
    timingSafeEqual(Buffer.from(digest(key, body, Number(time))), Buffer.from(hex)),
  );
}

function digest(key: string, body: string, atMs: number): string {
  return createHmac('sha256', key).update(`${atMs}.${body}`).digest('hex');
}
