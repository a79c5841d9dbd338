import { refuse } from '../refusals/refuse.ts';

/** The origin of the checkout. Throws a Refusal where there is none. */
export function requireCheckout(checkoutOrigin: string | null): string {
  if (checkoutOrigin !== null) return checkoutOrigin;
  throw refuse('paymentsUnavailable');
}

/** Where a payment is made. With a '?' in it, the app adds the address to come back to (§4 Repayment). */
export const checkoutUrl = (
  origin: string,
  paymentId: string,
  purpose: 'repayment' | 'extension',
): string => `${origin}/sandbox/checkout/${paymentId}?for=${purpose}`;
