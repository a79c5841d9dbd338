import { addUp, less } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

/** The lines of a price do not add up exactly. */
export class WaterfallMismatchError extends Error {
  override readonly name = 'WaterfallMismatchError';
}

export interface LoanPrice {
  principalPaise: Paise;
  processingFeePaise: Paise;
  gstPaise: Paise;
  interestPaise: Paise;
  receivedPaise: Paise;
  repaymentPaise: Paise;
}

export interface WaterfallLine {
  key: 'principal' | 'processingFee' | 'gst' | 'received' | 'interest' | 'repayment';
  /** A starting amount, one subtracted or added, and the resulting sum. */
  kind: 'start' | 'minus' | 'plus' | 'sum';
  paise: Paise;
}

/**
 * A price from its lines: received is the amount less fee and GST, repayment is the amount plus
 * interest (D17). Throws MoneyError on overflow.
 */
export function priceOf(lines: Omit<LoanPrice, 'receivedPaise' | 'repaymentPaise'>): LoanPrice {
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = lines;
  return {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise,
    receivedPaise: less(principalPaise, addUp([processingFeePaise, gstPaise])),
    repaymentPaise: addUp([principalPaise, interestPaise]),
  };
}

/**
 * The breakdown of a loan: amount less fees is received; amount plus interest is repaid (D17). Also
 * for a server's figures. Throws WaterfallMismatchError if they do not add up.
 */
export function waterfall(price: LoanPrice): readonly WaterfallLine[] {
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = price;
  const { receivedPaise, repaymentPaise } = priceOf(price);
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
