import { sumPaise, subtractPaise } from '../money/add-up.ts';
import type { Paise } from '../money/paise.ts';

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
  /** `start` sets a running total, `minus` and `plus` change it, and `sum` shows it. */
  kind: 'start' | 'minus' | 'plus' | 'sum';
  paise: Paise;
}

/**
 * Calculates the two missing amounts: received = principal − processing fee − GST; repayment =
 * principal + interest (D17).
 */
export function priceOf(lines: Omit<LoanPrice, 'receivedPaise' | 'repaymentPaise'>): LoanPrice {
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = lines;
  return {
    principalPaise,
    processingFeePaise,
    gstPaise,
    interestPaise,
    receivedPaise: subtractPaise(principalPaise, sumPaise([processingFeePaise, gstPaise])),
    repaymentPaise: sumPaise([principalPaise, interestPaise]),
  };
}

/**
 * Returns the cost breakdown of a loan, line by line (D17). Throws WaterfallMismatchError if the
 * received amount or the repayment does not follow from the other amounts.
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
