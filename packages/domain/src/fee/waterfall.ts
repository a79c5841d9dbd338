import { assertPaise } from '../money/paise.ts';
import { WaterfallMismatchError } from './fee-error.ts';

export interface LoanPrice {
  principalPaise: number;
  processingFeePaise: number;
  gstPaise: number;
  interestPaise: number;
  receivedPaise: number;
  repaymentPaise: number;
}

export interface WaterfallLine {
  key: 'principal' | 'processingFee' | 'gst' | 'received' | 'interest' | 'repayment';
  /** An amount to begin with, one taken from it or added to it, and what that makes. */
  kind: 'start' | 'minus' | 'plus' | 'sum';
  paise: number;
}

/**
 * How a loan adds up: what is borrowed less the fees is what one gets; what is borrowed with the interest
 * is what one pays (D17). Also for figures from the server. Throws WaterfallMismatchError when they do
 * not add up.
 */
export function waterfall(price: LoanPrice): readonly WaterfallLine[] {
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = price;
  const receivedPaise = assertPaise(principalPaise - processingFeePaise - gstPaise);
  const repaymentPaise = assertPaise(principalPaise + interestPaise);
  if (receivedPaise !== price.receivedPaise || repaymentPaise !== price.repaymentPaise) {
    throw new WaterfallMismatchError(
      `Lines make ${receivedPaise} and ${repaymentPaise} paise, not ${price.receivedPaise} and ${price.repaymentPaise}`,
    );
  }
  return [
    { key: 'principal', kind: 'start', paise: principalPaise },
    { key: 'processingFee', kind: 'minus', paise: processingFeePaise },
    { key: 'gst', kind: 'minus', paise: gstPaise },
    { key: 'received', kind: 'sum', paise: receivedPaise },
    { key: 'principal', kind: 'start', paise: principalPaise },
    { key: 'interest', kind: 'plus', paise: interestPaise },
    { key: 'repayment', kind: 'sum', paise: repaymentPaise },
  ];
}
