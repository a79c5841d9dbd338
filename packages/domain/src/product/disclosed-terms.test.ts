import { expect, it } from 'vitest';
import { rupeesToPaise } from '../money/paise.ts';
import { disclosedTerms } from './disclosed-terms.ts';

const product = (changes: object = {}) => ({
  amountsPaise: [1000, 5000].map(rupeesToPaise),
  terms: [7],
  interestRatePercentPerDay: 0.08,
  serviceRatePercent: 10,
  ...changes,
});

it('discloses the range of all products, and the loan with the highest APR', () => {
  const long = product({ terms: [91, 360], interestRatePercentPerDay: 0.05 });
  expect(disclosedTerms([long, product()])).toEqual({
    interestPercentPerYear: { min: 18.25, max: 29.2 },
    days: { min: 7, max: 360 },
    highestAprLoan: expect.objectContaining({ days: 7, aprPercent: expect.closeTo(730.7, 1) }),
  });
});

it.each([
  ['no amounts', { amountsPaise: [], terms: [360], interestRatePercentPerDay: 1 }],
  ['no terms', { terms: [], interestRatePercentPerDay: 1 }],
])('does not disclose the figures of a product with %s', (_, changes) => {
  expect(disclosedTerms([product(), product(changes)])).toEqual(disclosedTerms([product()]));
});

it('ignores a loan without APR, because the fee with 18 % GST leaves nothing to pay out', () => {
  const nothingPaidOut = product({
    amountsPaise: [rupeesToPaise(118)],
    serviceRatePercent: 84.7458,
  });
  expect(disclosedTerms([nothingPaidOut])).toBeNull();
});

it('returns null if no loan is available', () => {
  expect(disclosedTerms([product({ terms: [] }), product({ amountsPaise: [] })])).toBeNull();
});
