import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AprFlowsError, singleInstalmentAprPercent } from './apr.ts';

describe('APR', () => {
  it('of 107 repaid for 100 after a week is 365 %', () => {
    const apr = singleInstalmentAprPercent({ receivedPaise: 100, repaidPaise: 107, days: 7 });
    expect(apr).toBeCloseTo(365, 9);
  });

  it('is the rate at which the repayment is worth today what was received', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 3_650 }),
        (receivedPaise, repaidPercent, days) => {
          const repaidPaise = Math.ceil((receivedPaise * repaidPercent) / 100);
          const apr = singleInstalmentAprPercent({ receivedPaise, repaidPaise, days });
          const worthToday = repaidPaise / (1 + ((apr / 100) * days) / 365);
          expect(Math.abs(worthToday / receivedPaise - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('is zero when as much is repaid as received, negative when less', () => {
    const aprOf = (repaidPaise: number) =>
      singleInstalmentAprPercent({ receivedPaise: 100, repaidPaise, days: 365 });
    expect([aprOf(90), aprOf(100)]).toEqual([expect.closeTo(-10, 9), 0]);
  });

  it.each([{ receivedPaise: 0 }, { repaidPaise: 0 }, { days: 0 }, { days: Number.NaN }])(
    'throws for %j',
    (wrong) => {
      const input = { receivedPaise: 100, repaidPaise: 107, days: 7, ...wrong };
      expect(() => singleInstalmentAprPercent(input)).toThrow(AprFlowsError);
    },
  );
});
