import type { PaymentOutcome } from '../../db/schema/index.ts';

/** The path at which the payment provider reports how a payment ended (D30). */
export const callbackPath = '/sandbox/payment-callback';

/** The header with a notice's signature, see `signature.ts`. */
export const signatureHeader = 'x-callback-signature';

/** What the payment provider reports. */
export interface ProviderNotice {
  paymentId: string;
  outcome: PaymentOutcome;
  amountPaise: number;
  /** When the payer decided, epoch ms. This tells whether a payment was in time, not when the notice came. */
  decidedAtMs: number;
}
