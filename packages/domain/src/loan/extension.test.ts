import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, daysBetween, hourMs } from '../dates/india-calendar.ts';
import { quote, FeeError } from '../fee/quote.ts';
import { asPaise } from '../money/paise.ts';
import { allOrderStates } from '../order/order-states.ts';
import {
  comparePaymentOptions,
  extensionPrice,
  extensionTimes,
  mayAskForExtension,
} from './extension.ts';

const noon = Date.UTC(2026, 0, 5, 6, 30);

describe('the price of an extension', () => {
  const build = {
    principalPaise: asPaise(500_000),
    extensionRatePercent: 3,
    tierReductionPercent: 0,
    interestRatePercentPerDay: 0.08,
  };

  it('is a processing fee, its GST and seven days of interest', () => {
    expect(extensionPrice(build)).toEqual({
      ratePercent: 3,
      processingFeePaise: 15_000,
      gstPaise: 2_700,
      interestPaise: 2_800,
      feePaise: 20_500,
    });
  });

  it('has a lower processing fee and a lower fee rate for a borrower with a tier', () => {
    expect(extensionPrice({ ...build, tierReductionPercent: 5 })).toMatchObject({
      ratePercent: 2.85,
      processingFeePaise: 14_250,
      gstPaise: 2_565,
      interestPaise: 2_800,
      feePaise: 19_615,
    });
  });

  it('equals the cost of a loan of the same amount at that rate', () => {
    const input = fc.record({
      principalPaise: fc.integer({ min: 0, max: 10_000_000_000 }).map(asPaise),
      extensionRatePercent: fc.integer({ min: 0, max: 80_000 }).map((n) => n / 1000),
      tierReductionPercent: fc.constantFrom(0, 5, 9, 13, 14),
      interestRatePercentPerDay: fc.integer({ min: 0, max: 5_000 }).map((n) => n / 1000),
    });
    fc.assert(
      fc.property(input, (terms) => {
        const { feePaise } = extensionPrice(terms);
        const loan = quote({ ...terms, serviceRate: terms.extensionRatePercent, days: 7 });
        expect(feePaise).toBe(loan.repaymentPaise - loan.receivedPaise);
      }),
    );
  });

  it.each([
    { principalPaise: asPaise(-1) },
    { extensionRatePercent: -1 },
    { tierReductionPercent: 101 },
  ])('rejects %j', (changes) => {
    expect(() => extensionPrice({ ...build, ...changes })).toThrow(FeeError);
  });
});

it('an extension starts with the request: 24 hours to pay, 7 days to the new due date', () => {
  expect(extensionTimes(noon)).toEqual({
    payUntilMs: noon + 24 * hourMs,
    dueAtMs: noon + 7 * dayMs,
  });
});

describe('an extension may be requested', () => {
  const dueAtMs = noon;

  it('while the loan is outstanding and no other extension is unpaid', () => {
    const states = allOrderStates.filter((state) =>
      mayAskForExtension({ state, dueAtMs }, dueAtMs),
    );
    expect(states).toEqual(['6', '8']);
  });

  it.each([
    [-4, false],
    [-3, true],
    [0, true],
    [30, true],
  ])('%i days after the due date: %s', (days, isOpen) => {
    expect(mayAskForExtension({ state: '6', dueAtMs }, dueAtMs + days * dayMs)).toBe(isOpen);
  });

  it('not before the payout', () => {
    expect(mayAskForExtension({ state: '6', dueAtMs: null }, noon)).toBe(false);
  });

  it('only when it moves the due date to a later day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60 * dayMs, max: 60 * dayMs }), (offsetMs) => {
        const now = dueAtMs + offsetMs;
        if (!mayAskForExtension({ state: '6', dueAtMs }, now)) return;
        expect(daysBetween(dueAtMs, extensionTimes(now).dueAtMs)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the options of a borrower', () => {
  const build = {
    principalPaise: asPaise(500_000),
    owedPaise: asPaise(502_800),
    paidPaise: asPaise(0),
    extensionFeePaise: asPaise(20_500),
    overdueRatePercentPerDay: 1,
    dueAtMs: noon + dayMs,
    newDueAtMs: noon + 7 * dayMs,
    now: noon,
  };

  it('cost nothing when paying now, a fee when extending, overdue fees when paying late', () => {
    expect(comparePaymentOptions(build)).toEqual({
      payNow: { extraPaise: 0, totalPaise: 502_800 },
      extend: { extraPaise: 20_500, totalPaise: 523_300 },
      payLate: { extraPaise: 30_000, totalPaise: 532_800, days: 6 },
    });
  });

  it('count only future days if the loan is already late', () => {
    const late = comparePaymentOptions({
      ...build,
      dueAtMs: noon - 3 * dayMs,
      owedPaise: asPaise(517_800),
    });
    expect(late.payLate).toEqual({ extraPaise: 35_000, totalPaise: 552_800, days: 7 });
  });

  it('include the fees of earlier extensions in their totals', () => {
    const withEarlierFee = comparePaymentOptions({ ...build, paidPaise: asPaise(20_500) });
    expect(withEarlierFee.payNow).toEqual({ extraPaise: 0, totalPaise: 523_300 });
    expect(withEarlierFee.extend).toEqual({ extraPaise: 20_500, totalPaise: 543_800 });
  });

  it('omit the option of being late if the server does not report the overdue rate', () => {
    expect(comparePaymentOptions({ ...build, overdueRatePercentPerDay: null }).payLate).toBeNull();
  });
});
