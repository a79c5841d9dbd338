import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AprFlowsError, aprPercent, singleInstalmentAprPercent, type CashFlow } from './apr.ts';

const anyPaise = fc.integer({ min: 1, max: 10_000_000_000 });
const problemOf = (flows: readonly CashFlow[]) => {
  try {
    return aprPercent(flows);
  } catch (error) {
    return error instanceof AprFlowsError ? error.problem : error;
  }
};

/** What equal instalments are worth today at a yearly nominal rate, the textbook way. */
const presentValue = (flows: readonly CashFlow[], yearlyPercent: number, periodDays: number) =>
  flows.reduce(
    (sum, { day, paise }) =>
      sum + paise / (1 + (yearlyPercent * periodDays) / 36_500) ** (day / periodDays),
    0,
  );

describe('APR', () => {
  it('of one instalment is (repaid ÷ received − 1) × 365 ÷ days', () => {
    const days = 7;
    expect(singleInstalmentAprPercent({ receivedPaise: 100, repaidPaise: 107, days })).toBeCloseTo(
      365,
      9,
    );
  });

  it('of one instalment is the same by the general reading of its flows', () => {
    fc.assert(
      fc.property(
        anyPaise,
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 3_650 }),
        fc.nat(10_000),
        (receivedPaise, thousandths, days, firstDay) => {
          const repaidPaise = Math.ceil(receivedPaise * (thousandths / 100));
          const closed = singleInstalmentAprPercent({ receivedPaise, repaidPaise, days });
          const general = aprPercent([
            { day: firstDay + days, paise: -repaidPaise },
            { day: firstDay, paise: receivedPaise },
          ]);
          expect(Math.abs(general - closed)).toBeLessThan(1e-9 * Math.max(36_500, closed));
        },
      ),
    );
  });

  it('of equal instalments makes their present value nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 100_000_000 }),
        fc.integer({ min: 2, max: 36 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 50, max: 300 }),
        (receivedPaise, count, periodDays, repaidPercent) => {
          const eachPaise = Math.ceil((receivedPaise * repaidPercent) / 100 / count);
          const flows = [
            { day: 0, paise: receivedPaise },
            ...Array.from({ length: count }, (_, index) => ({
              day: (index + 1) * periodDays,
              paise: -eachPaise,
            })),
          ];
          const left = presentValue(flows, aprPercent(flows), periodDays);
          expect(Math.abs(left)).toBeLessThan(receivedPaise * 1e-6);
        },
      ),
    );
  });

  it('matches a published annuity: 12 payments of 88.85 for 1000 are 1 % a month', () => {
    const instalments = Array.from({ length: 12 }, (_, i) => ({ day: (i + 1) * 30, paise: -8885 }));
    expect(aprPercent([{ day: 0, paise: 100_000 }, ...instalments])).toBeCloseTo(12.167, 2);
  });

  it('is the same from either side of the loan', () => {
    const flows = [
      { day: 0, paise: 1_000 },
      { day: 5, paise: -400 },
      { day: 12, paise: -700 },
    ];
    const mirrored = flows.map(({ day, paise }) => ({ day, paise: -paise }));
    expect(aprPercent(mirrored)).toBeCloseTo(aprPercent(flows), 9);
  });

  it('is negative when less is repaid than received, zero when as much', () => {
    const repaid = (paise: number) => [
      { day: 0, paise: 100 },
      { day: 365, paise: -paise },
    ];
    expect(aprPercent(repaid(90))).toBeCloseTo(-10, 9);
    expect(aprPercent(repaid(100))).toBeCloseTo(0, 9);
  });

  it('does not stumble over extreme rates', () => {
    expect(
      aprPercent([
        { day: 0, paise: 1 },
        { day: 1, paise: -1_000_000_000 },
      ]),
    ).toBeCloseTo((1e9 - 1) * 36_500, -6);
  });

  it('names what is wrong with flows that have no single rate', () => {
    expect(problemOf([])).toBe('noSignChange');
    expect(problemOf([{ day: 0, paise: 100 }])).toBe('noSignChange');
    const atOnce = [
      { day: 3, paise: 100 },
      { day: 3, paise: -100 },
    ];
    expect(problemOf(atOnce)).toBe('noSignChange');
    const backAndForth = [100, -200, 150].map((paise, day) => ({ day, paise }));
    expect(problemOf(backAndForth)).toBe('severalSignChanges');
    expect(problemOf([{ day: 0.5, paise: 100 }])).toBe('invalidNumber');
    expect(problemOf([{ day: 0, paise: Number.NaN }])).toBe('invalidNumber');
    const input = { receivedPaise: 100, repaidPaise: 107 };
    expect(() => singleInstalmentAprPercent({ ...input, days: 0 })).toThrow(AprFlowsError);
  });
});
