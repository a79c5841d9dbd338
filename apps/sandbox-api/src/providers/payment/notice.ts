import { isPaise, type Paise } from '@kosha/domain';
import { chargeOutcomes, type ChargeOutcome } from '../../db/schema/providers.ts';

/** The path at which the payment provider reports how a payment ended (D30). */
export const callbackPath = '/sandbox/payment-callback';

/** The header with a notice's signature, see `signature.ts`. */
export const signatureHeader = 'x-callback-signature';

/** What the payment provider reports. */
export interface ProviderNotice {
  paymentId: string;
  outcome: ChargeOutcome;
  amountPaise: Paise;
  /** When the payer decided, epoch ms. This tells whether a payment was in time, not when the notice came. */
  decidedAtMs: number;
}

/** The notice in a body, or null. */
export function readNotice(body: string): ProviderNotice | null {
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
