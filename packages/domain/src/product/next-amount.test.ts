import { asPaise } from '../money/paise.ts';
import { describe, expect, it } from 'vitest';
import { nextLoanAmount } from './next-amount.ts';

describe('the amount of a next loan', () => {
  it.each([
    ['the present one', [100, 300, 500], 300, 300],
    ['the next below, when the present one is not offered any more', [100, 300, 500], 400, 300],
    ['the smallest, when all are larger', [500, 300], 200, 300],
    ['the smallest, when the present one is not known', [500, 300], null, 300],
    ['none, when nothing is offered', [], 300, null],
  ])('is %s', (_, offered, present, amount) => {
    expect(nextLoanAmount(offered.map(asPaise), present === null ? null : asPaise(present))).toBe(
      amount,
    );
  });
});
