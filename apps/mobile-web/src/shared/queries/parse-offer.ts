import type { Schema } from '@kosha/api-client';
import { subtractPaise, type Paise } from '@kosha/domain';
import { readPaise } from './read-paise.ts';

/**
 * The amounts that a borrower would receive and repay for a product's largest amount and shortest
 * term. The server sends them with the product, so Home needs no request for a quote (D66).
 */
export interface ParsedOffer {
  amountPaise: Paise;
  receivedPaise: Paise;
  repaymentPaise: Paise;
  aprPercent: number | null;
  period: number;
}

/**
 * Returns undefined if the offer is missing or its figures are wrong. The app then requests a
 * quote.
 */
export function parseOffer(offer: Schema<'Offer'> | undefined): ParsedOffer | undefined {
  if (offer === undefined) return undefined;
  const amountPaise = readPaise(offer.amount, 'Offer.amount');
  const receivedPaise = readPaise(offer.received, 'Offer.received');
  const repaymentPaise = readPaise(offer.repayment, 'Offer.repayment');
  const costPaise = readPaise(offer.cost, 'Offer.cost');
  if (amountPaise === null || receivedPaise === null || repaymentPaise === null) return undefined;
  if (subtractPaise(repaymentPaise, receivedPaise) !== costPaise) return undefined;
  return {
    amountPaise,
    receivedPaise,
    repaymentPaise,
    aprPercent: offer.apr,
    period: offer.period,
  };
}
