import { asPaise } from '@kosha/domain';
import { expect, it } from 'vitest';
import { largestAmount } from './product-info.ts';

it('the largest amount is found wherever the server lists it; without amounts there is none', () => {
  expect(largestAmount({ amountsPaise: [500_000, 100_000, 300_000].map(asPaise) })).toBe(500_000);
  expect(largestAmount({ amountsPaise: [] })).toBeUndefined();
});
