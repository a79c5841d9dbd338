import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs } from '../dates/india-calendar.ts';
import { asPaise, type Paise } from '../money/paise.ts';
import {
  AprFlowsError,
  datedInstalments,
  equalInstalments,
  instalmentsAprPercent,
  singleInstalmentAprPercent,
  type AprPeriod,
} from './apr.ts';

describe('APR', () => {
  it('is 365 % if 107 are repaid a week after 100 are received', () => {
    const apr = singleInstalmentAprPercent({
      receivedPaise: asPaise(100),
      repaidPaise: asPaise(107),
      days: 7,
    });
    expect(apr).toBeCloseTo(365, 9);
  });

  it('is the rate at which the present value of the repayment is the amount received', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 3_650 }),
        (receivedPaise, repaidPercent, days) => {
          const repaidPaise = Math.ceil((receivedPaise * repaidPercent) / 100);
          const apr = singleInstalmentAprPercent({
            receivedPaise: asPaise(receivedPaise),
            repaidPaise: asPaise(repaidPaise),
            days,
          });
          const worthToday = repaidPaise / (1 + ((apr / 100) * days) / 365);
          expect(Math.abs(worthToday / receivedPaise - 1)).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('is zero if as much is repaid as received, and negative if less', () => {
    const aprOf = (repaidPaise: Paise) =>
      singleInstalmentAprPercent({ receivedPaise: asPaise(100), repaidPaise, days: 365 });
    expect([aprOf(asPaise(90)), aprOf(asPaise(100))]).toEqual([expect.closeTo(-10, 9), 0]);
  });

  it.each([
    { receivedPaise: asPaise(0) },
    { receivedPaise: asPaise(-1) },
    { repaidPaise: asPaise(0) },
    { repaidPaise: asPaise(-1) },
    { days: 0 },
    { days: -7 },
    { days: Number.NaN },
  ])('throws for %j', (wrong) => {
    const input = { receivedPaise: asPaise(100), repaidPaise: asPaise(107), days: 7, ...wrong };
    const rate = () => singleInstalmentAprPercent(input);
    expect(rate).toThrow(AprFlowsError);
    expect(rate).toThrow(expect.objectContaining({ name: 'AprFlowsError' }));
    expect(rate).toThrow(`No yearly rate for ${input.repaidPaise} paise repaid`);
  });
});

const periods: Record<AprPeriod, number> = { day: 365, week: 365 / 7, month: 12 };
const anyPeriod = fc.constantFrom<AprPeriod>('day', 'week', 'month');

describe('APR of instalments', () => {
  it("is 17.07 % in the illustration of RBI's Key Facts Statement", () => {
    // RBI/2024-25/18, Annex B: a loan of 20,000 with fees of 400 pays out 19,600. The circular
    // rounds the instalment of 969.73 to 970.
    const apr = instalmentsAprPercent({
      receivedPaise: asPaise(1_960_000),
      instalments: equalInstalments({ paise: asPaise(96_973), count: 24 }),
      period: 'month',
    });
    expect(apr.toFixed(2)).toBe('17.07');
  });

  it.each(Object.entries(periods))('with %s as period has %d periods a year', (period, perYear) => {
    const instalments = equalInstalments({ paise: asPaise(10_200), count: 1 });
    const input = { receivedPaise: asPaise(10_000), instalments, period: period as AprPeriod };
    expect(instalmentsAprPercent(input)).toBeCloseTo(2 * perYear, 8);
  });

  it('is the rate at which the present value of all instalments is the amount received', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000_000 }),
        fc.array(
          fc.record({
            paise: fc.integer({ min: 1, max: 100_000_000 }).map(asPaise),
            afterPeriods: fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        anyPeriod,
        (receivedPaise, instalments, period) => {
          const latest = Math.max(...instalments.map(({ afterPeriods }) => afterPeriods));
          const earliest = Math.min(...instalments.map(({ afterPeriods }) => afterPeriods));
          fc.pre(latest >= 1 && earliest >= 1);
          const apr = instalmentsAprPercent({
            receivedPaise: asPaise(receivedPaise),
            instalments,
            period,
          });
          const rate = apr / 100 / periods[period];
          fc.pre(rate > -0.5 && rate < 100);
          const worth = instalments.reduce(
            (sum, { paise, afterPeriods }) => sum + paise / (1 + rate) ** afterPeriods,
            0,
          );
          expect(Math.abs(worth / receivedPaise - 1)).toBeLessThan(1e-8);
        },
      ),
    );
  });

  it('equals the APR of a single repayment if there is only one', () => {
    const flows = { receivedPaise: asPaise(443_950), repaidPaise: asPaise(502_800) };
    const instalments = equalInstalments({ paise: flows.repaidPaise, count: 1 });
    expect(instalmentsAprPercent({ ...flows, instalments, period: 'week' })).toBeCloseTo(
      singleInstalmentAprPercent({ ...flows, days: 7 }),
      8,
    );
  });

  it('is zero if as much is repaid as received, and negative if less', () => {
    const aprOf = (paise: Paise) =>
      instalmentsAprPercent({
        receivedPaise: asPaise(1000),
        instalments: equalInstalments({ paise, count: 10 }),
        period: 'month',
      });
    expect(aprOf(asPaise(100))).toBeCloseTo(0, 9);
    expect(aprOf(asPaise(99))).toBeLessThan(-1);
  });

  it('approaches −100 % per period if almost nothing is repaid', () => {
    const instalments = equalInstalments({ paise: asPaise(1), count: 2, firstPeriod: 0.1 });
    const apr = instalmentsAprPercent({
      receivedPaise: asPaise(100_000_000),
      instalments,
      period: 'month',
    });
    expect(apr / 1200).toBeGreaterThanOrEqual(-1);
    expect(apr / 1200).toBeLessThan(-0.999);
  });

  it('falls with a longer first period, and rises with a shorter one', () => {
    const aprOf = (firstPeriod: number) =>
      instalmentsAprPercent({
        receivedPaise: asPaise(1_976_000),
        instalments: equalInstalments({ paise: asPaise(97_000), count: 24, firstPeriod }),
        period: 'month',
      });
    expect(equalInstalments({ paise: asPaise(1), count: 3, firstPeriod: 1.5 })).toEqual([
      { paise: 1, afterPeriods: 1.5 },
      { paise: 1, afterPeriods: 2.5 },
      { paise: 1, afterPeriods: 3.5 },
    ]);
    expect(aprOf(1.5)).toBeLessThan(aprOf(1));
    expect(aprOf(0.5)).toBeGreaterThan(aprOf(1));
  });

  it('counts calendar days in India between the payout and each due date', () => {
    const payoutAtMs = Date.UTC(2026, 0, 4, 19);
    const lastMinute = Date.UTC(2026, 0, 12, 18, 29);
    const dues = [
      { paise: asPaise(500), dueAtMs: lastMinute },
      { paise: asPaise(600), dueAtMs: payoutAtMs + 73 * dayMs },
    ];
    expect(datedInstalments(payoutAtMs, dues, 'day')).toEqual([
      { paise: 500, afterPeriods: 7 },
      { paise: 600, afterPeriods: 73 },
    ]);
    const inWeeks = datedInstalments(payoutAtMs, dues, 'week');
    expect(inWeeks.map(({ afterPeriods }) => afterPeriods)).toEqual([
      expect.closeTo(1, 9),
      expect.closeTo(73 / 7, 9),
    ]);
    const inMonths = datedInstalments(payoutAtMs, dues, 'month');
    expect(inMonths[1]?.afterPeriods).toBeCloseTo(12 / 5, 9);
  });

  const valid = {
    receivedPaise: asPaise(100),
    instalments: [{ paise: asPaise(107), afterPeriods: 1 }],
  };
  it.each([
    { receivedPaise: asPaise(0) },
    { receivedPaise: asPaise(-1) },
    { receivedPaise: Number.NaN as Paise },
    { instalments: [] },
    { instalments: [...valid.instalments, { paise: asPaise(0), afterPeriods: 1 }] },
    { instalments: [{ paise: asPaise(107), afterPeriods: 0 }] },
    { instalments: [{ paise: asPaise(107), afterPeriods: Number.NaN }] },
    { instalments: [{ paise: 1e15 as Paise, afterPeriods: 0.001 }] },
  ])('throws for %j', (wrong) => {
    const rate = () => instalmentsAprPercent({ ...valid, ...wrong, period: 'day' });
    expect(rate).toThrow(AprFlowsError);
    expect(rate).toThrow(/yearly rate/);
  });
});
