import { describe, expect, it } from 'vitest';
import { tierByOrderNum, type TierOrderNum } from '@kosha/domain';
import { sampleResponses } from './responses.ts';
import { quoteOf } from './price.fixtures.ts';

const everyone = Object.entries(sampleResponses.personas);

const prices = everyone.flatMap(([key, { byProduct }]) =>
  Object.entries(byProduct).flatMap(([productId, { info, costNow }]) =>
    costNow ? [{ key, productId, info, costNow }] : [],
  ),
);

describe('the sample data', () => {
  it('has no order number twice', () => {
    const numbers = everyone.flatMap(([, { orders, schedules }]) =>
      [...orders, ...schedules].map(({ orderNo }) => orderNo),
    );
    expect(numbers.length).toBeGreaterThan(25);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('and the prices of stories have one rule', () => {
    expect(prices.length).toBeGreaterThan(30);
    for (const { key, productId, info, costNow } of prices) {
      const { orderNum = null } = costNow.tier ?? {};
      expect(orderNum === null || tierByOrderNum(orderNum) !== null).toBe(true);
      const asked = { productId, tier: orderNum as TierOrderNum | null };
      expect({ key, ...quoteOf(info.amountList.at(-1)!, asked) }).toEqual({ key, ...costNow });
    }
  });
});
