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
  key: 'received' | 'processingFee' | 'gst' | 'interest';
  paise: number;
}

/**
 * The lines that make up the repayment: received + processing fee + GST + interest (D17). Also for
 * figures from the server. Throws WaterfallMismatchError when they do not add up.
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
