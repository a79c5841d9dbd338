import { refuse } from '../refusals/refuse.ts';

export function requireCheckout(checkoutOrigin: string | null): string {
  if (checkoutOrigin !== null) return checkoutOrigin;
  throw refuse('paymentsUnavailable');
}

/** Contains a '?', because the app appends its return URL as a parameter (§4 Repayment). */
export const checkoutUrl = (
  origin: string,
  paymentId: string,
  purpose: 'repayment' | 'extension',
): string => `${origin}/sandbox/checkout/${paymentId}?for=${purpose}`;
