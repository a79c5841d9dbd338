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
  it('contains each order number once', () => {
    const numbers = everyone.flatMap(([, { orders, schedules }]) =>
      [...orders, ...schedules].map(({ orderNo }) => orderNo),
    );
    expect(numbers.length).toBeGreaterThan(25);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has the same prices as quoteOf', () => {
    expect(prices.length).toBeGreaterThan(30);
    for (const { key, productId, info, costNow } of prices) {
      const { orderNum = null } = costNow.tier ?? {};
      expect(orderNum === null || tierByOrderNum(orderNum) !== null).toBe(true);
      const terms = { productId, tier: orderNum as TierOrderNum | null };
      expect({ key, ...quoteOf(info.amountList.at(-1)!, terms) }).toEqual({ key, ...costNow });
    }
  });
});
