import { loanAmountRanges, rupeesToPaise } from '@kosha/domain';
import { expect, it } from 'vitest';
import { seededProducts } from './products.ts';

const productsByLoan = seededProducts
  .filter(({ isFull, externalUrl }) => !isFull && !externalUrl)
  .map(({ amountsPaise, orderNum = 0 }) => ({
    loan: Math.max(1, orderNum),
    minPaise: Math.min(...amountsPaise),
    maxPaise: Math.max(...amountsPaise),
  }));

it.each(loanAmountRanges)(
  'the product of loan $loans has the amounts that the audit page promises',
  ({ loans, minRupees, maxRupees }) => {
    expect(productsByLoan.find(({ loan }) => loan === loans)).toMatchObject({
      minPaise: rupeesToPaise(minRupees),
      maxPaise: rupeesToPaise(maxRupees),
    });
  },
);

it('each loan unlocks a larger amount than the previous loan', () => {
  const amounts = productsByLoan.map(({ maxPaise }) => maxPaise);
  expect(productsByLoan.map(({ loan }) => loan)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(amounts).size).toBe(amounts.length);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
});
