import { overdueFee } from '../fee/quote.ts';
import type { LoanPrice } from '../fee/waterfall.ts';
import { limits } from '../limits.ts';
import { keyFacts, type KeyFacts, type KeyFactsInput } from './key-facts.ts';

/** A loan with one repayment at the end of its period. */
export interface KeyFactsLoan extends Pick<
  KeyFactsInput,
  'orderNo' | 'lender' | 'extension' | 'coolingOffDays' | 'grievanceOfficer'
> {
  price: LoanPrice;
  periodDays: number;
  interestRatePercentPerDay: number;
  overdueRatePercentPerDay: number;
}

/** The key facts of a loan with one repayment (D17, D20, D55). Throws the errors of `keyFacts`. */
export function loanKeyFacts(loan: KeyFactsLoan): KeyFacts {
  const { price, periodDays, interestRatePercentPerDay, overdueRatePercentPerDay, ...rest } = loan;
  const { principalPaise, processingFeePaise, gstPaise, interestPaise } = price;
  const perDayPaise = overdueFee({
    principalPaise,
    ratePercentPerDay: overdueRatePercentPerDay,
    days: 1,
  });
  return keyFacts({
    ...rest,
    principalPaise,
    fees: [
      { name: 'processingFee', payee: 'lender', kind: 'oneTime', amount: processingFeePaise },
      { name: 'gst', payee: 'lender', kind: 'oneTime', amount: gstPaise },
    ],
    schedule: [{ principalPaise, interestPaise, afterPeriods: periodDays }],
    period: 'day',
    ratePercentPerYear: interestRatePercentPerDay * limits.daysInYear,
    lateFee: { perDayPaise, percentPerDay: overdueRatePercentPerDay },
  });
}
