import { describe, expect, it } from 'vitest';
import {
  allTiers,
  publicTiers,
  tierByOrderNum,
  tierForOnTimeRepayments,
  tierReachedAt,
  tiers,
} from './tiers.ts';

describe('tiers', () => {
  it.each(Object.entries(tiers))(
    'orderNum %s has its badge, as a number and as a string',
    (key, tier) => {
      expect(tierByOrderNum(Number(key))).toBe(tier);
      expect(tierByOrderNum(key)).toBe(tier);
    },
  );

  it.each([0, 1, 6, null, undefined, 'toString'])('orderNum %s has no badge', (orderNum) => {
    expect(tierByOrderNum(orderNum)).toBeNull();
  });

  it.each([
    [0, undefined],
    [1, 'Copper'],
    [2, 'Silver'],
    [3, 'Silver'],
    [4, 'Gold'],
    [5, 'Platinum'],
    [99, 'Platinum'],
  ])('%d repayments on time reach %s', (repayments, name) => {
    expect(tierForOnTimeRepayments(repayments)?.name).toBe(name);
  });

  it.each([
    [1, 'Copper'],
    [2, 'Silver'],
    [3, undefined],
    [4, 'Gold'],
    [5, 'Platinum'],
    [6, undefined],
  ])('on-time repayment number %d reaches the tier %s', (repayments, name) => {
    expect(tierReachedAt(repayments)?.name).toBe(name);
  });

  it('never give a smaller reduction for more repayments', () => {
    const reductions = allTiers.map((tier) => tier.maxReductionPercent);
    expect(reductions).toEqual([...reductions].sort((a, b) => a - b));
    expect(publicTiers.map((tier) => tier.name)).toEqual(['Copper', 'Silver', 'Gold']);
  });
});
