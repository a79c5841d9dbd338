import { limits } from '../limits.ts';

/** Figures that have no rate: an amount or a number of days that is not above zero. */
export class AprFlowsError extends Error {
  override readonly name = 'AprFlowsError';
}

/**
 * The nominal yearly rate on the net amount received, in percent, as a Key Facts Statement gives it
 * for one payout and one repayment: (repaid ÷ received − 1) × 365 ÷ days. Throws AprFlowsError.
 */
export function singleInstalmentAprPercent(input: {
  receivedPaise: number;
  repaidPaise: number;
  days: number;
}): number {
  const { receivedPaise, repaidPaise, days } = input;
  if (!(receivedPaise > 0 && repaidPaise > 0 && days > 0)) {
    throw new AprFlowsError(`No yearly rate for ${repaidPaise} paise repaid after ${days} days`);
  }
  return ((repaidPaise / receivedPaise - 1) * 100 * limits.daysInYear) / days;
}
