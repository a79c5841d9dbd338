import { asPaise } from '@kosha/domain';
import { expect, it } from 'vitest';
import { largestAmount } from './product-info.ts';

it('finds the largest amount in any order, and none in an empty list', () => {
  expect(largestAmount({ amountsPaise: [500_000, 100_000, 300_000].map(asPaise) })).toBe(500_000);
  expect(largestAmount({ amountsPaise: [] })).toBeUndefined();
});
