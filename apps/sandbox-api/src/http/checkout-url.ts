import { refuse } from '../refusals/refuse.ts';

export function requireCheckoutOrigin(checkoutOrigin: string | null): string {
  if (checkoutOrigin !== null) return checkoutOrigin;
  throw refuse('paymentsUnavailable');
}

/**
 * The URL must have a query string, because the app appends `&callback=` with its own origin only
 * to a URL that contains '?' (§4 Repayment).
 */
export const checkoutUrl = (
  origin: string,
  paymentId: string,
  purpose: 'repayment' | 'extension',
): string => `${origin}/sandbox/checkout/${paymentId}?for=${purpose}`;
