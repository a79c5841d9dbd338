import { assertPaise } from '../money/paise.ts';
import { WaterfallMismatchError } from './fee-error.ts';

export interface LoanPrice {
  readonly principalPaise: number;
  readonly processingFeePaise: number;
  readonly gstPaise: number;
  readonly interestPaise: number;
  readonly receivedPaise: number;
  readonly repaymentPaise: number;
}

export interface WaterfallLine {
  readonly key: 'received' | 'processingFee' | 'gst' | 'interest';
  readonly paise: number;
}

/**
 * What the repayment is made of, line by line: received + processing fee + GST + interest (D17).
 * Also for figures read from the wire. Throws WaterfallMismatchError when they do not add up.
 */
export function waterfall(price: LoanPrice): readonly WaterfallLine[] {
  const lines: readonly WaterfallLine[] = [
    { key: 'received', paise: price.receivedPaise },
    { key: 'processingFee', paise: price.processingFeePaise },
    { key: 'gst', paise: price.gstPaise },
    { key: 'interest', paise: price.interestPaise },
  ];
  const totalPaise = lines.reduce((sum, line) => sum + assertPaise(line.paise), 0);
  const isRepaymentMet = totalPaise === price.repaymentPaise;
  const isPrincipalMet = totalPaise - price.interestPaise === price.principalPaise;
  if (!isRepaymentMet || !isPrincipalMet) {
    throw new WaterfallMismatchError(
      `Lines make ${totalPaise} paise, repayment is ${price.repaymentPaise}`,
    );
  }
  return lines;
}
