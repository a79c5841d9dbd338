import { quote } from '../fee/quote.ts';
import { asPaise } from '../money/paise.ts';
import type { KeyFactsInstalment, KeyFactsInput } from './key-facts.ts';
import { loanKeyFacts } from './loan-facts.ts';
import { proposalOf } from './proposal.ts';

export const commonKeyFactsFields = {
  orderNo: 'KS0000070012',
  lender: 'Kosha Sample Finance Private Limited',
  extension: { feePaise: asPaise(20_500), days: 7 },
  coolingOffDays: 3,
  grievanceOfficer: 'Meera Nair, grievance@kosha.example, 1800 000 0001',
};

/** A loan of ₹5,000 for 7 days in the tier Copper. */
export const sampleKeyFacts = (changes: Partial<Parameters<typeof loanKeyFacts>[0]> = {}) =>
  loanKeyFacts({
    ...commonKeyFactsFields,
    price: quote({
      principalPaise: asPaise(500_000),
      serviceRate: 10,
      tierReductionPercent: 5,
      interestRatePercentPerDay: 0.08,
      days: 7,
    }),
    periodDays: 7,
    interestRatePercentPerDay: 0.08,
    overdueRatePercentPerDay: 1,
    ...changes,
  });

/** The last instalment absorbs the rounding difference. */
function equated(
  principalPaise: number,
  ratePerPeriod: number,
  count: number,
): KeyFactsInstalment[] {
  const instalment = (principalPaise * ratePerPeriod) / (1 - (1 + ratePerPeriod) ** -count);
  let remainingPaise = principalPaise;
  return Array.from({ length: count }, (_, at) => {
    const interest = Math.round(remainingPaise * ratePerPeriod);
    const principal = at === count - 1 ? remainingPaise : Math.round(instalment) - interest;
    remainingPaise -= principal;
    return {
      principalPaise: asPaise(principal),
      interestPaise: asPaise(interest),
      afterPeriods: at + 1,
    };
  });
}

/**
 * The example loan in RBI's circular on Key Facts Statements: ₹20,000 for 24 months at 15 % per
 * year, with fees of ₹400.
 */
export const rbiExampleInput = (): KeyFactsInput => ({
  ...commonKeyFactsFields,
  principalPaise: asPaise(2_000_000),
  fees: [
    { name: 'processingFee', payee: 'lender', kind: 'oneTime', amount: asPaise(24_000) },
    { name: 'gst', payee: 'thirdParty', kind: 'oneTime', amount: asPaise(16_000) },
  ],
  schedule: equated(2_000_000, 0.0125, 24),
  period: 'month',
  ratePercentPerYear: 15,
  lateFee: { perDayPaise: asPaise(100), percentPerDay: 0.1 },
});

export const issuedAtMs = Date.parse('2026-11-25T10:00:00+05:30');
export const proposal = (termDays: number) =>
  proposalOf({ orderNo: 'KS0000070012', version: 2, termDays, issuedAtMs, holidays: new Set() });
