import { describe, expect, it } from 'vitest';
import { homeTiers, loyaltyTiers, tierByOrderNum, tierForOnTimeRepayments } from './tiers.ts';

describe('tiers', () => {
  it.each([
    [2, 'Copper', 1, 5],
    [3, 'Silver', 2, 9],
    [4, 'Gold', 4, 13],
    [5, 'Platinum', 5, 14],
  ])('orderNum %d is %s: %d on time, up to %d %% off', (orderNum, name, repayments, percent) => {
    const tier = { name, onTimeRepayments: repayments, maxReductionPercent: percent };
    expect(tierByOrderNum(orderNum)).toEqual(tier);
    expect(tierByOrderNum(String(orderNum))).toEqual(tier);
  });

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

  it('rise in steps: more repayments never take less off', () => {
    const reductions = homeTiers.map((tier) => tier.maxReductionPercent);
    expect(reductions).toEqual([...reductions].sort((a, b) => a - b));
    expect(loyaltyTiers.map((tier) => tier.name)).toEqual(['Copper', 'Silver', 'Gold']);
  });
});
