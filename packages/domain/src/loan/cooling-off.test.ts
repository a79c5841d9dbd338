import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '../dates/india-calendar.ts';
import { asPaise } from '../money/paise.ts';
import { coolingOff } from './cooling-off.ts';
import { loanStatement } from './loan-statement.ts';

const paidOutAtMs = Date.parse('2026-11-25T17:30:00+05:30');
const loan = {
  paidOutAtMs,
  days: 3,
  principalPaise: asPaise(500_000),
  receivedPaise: asPaise(441_000),
  interestRatePercentPerDay: 0.08,
};
const after = (ms: number) => coolingOff(loan, paidOutAtMs + ms);

describe('returning a loan', () => {
  it('of ₹5,000 costs ₹4,414 on the first day: the amount received and one day of interest', () => {
    expect(after(0)).toEqual({
      untilMs: paidOutAtMs + 3 * dayMs,
      payablePaise: 441_400,
      later: [
        { fromMs: paidOutAtMs + dayMs, payablePaise: 441_800 },
        { fromMs: paidOutAtMs + 2 * dayMs, payablePaise: 442_200 },
      ],
    });
  });

  it('costs one more day as soon as the next day begins', () => {
    expect(after(dayMs - 1)?.payablePaise).toBe(441_400);
    expect(after(dayMs)?.payablePaise).toBe(441_800);
  });

  it('is possible until exactly three days after the payout', () => {
    expect(after(3 * dayMs - minuteMs)).toMatchObject({ payablePaise: 442_200, later: [] });
    expect(after(3 * dayMs)).toBeNull();
    expect(after(3 * dayMs + minuteMs)).toBeNull();
  });

  it('is not possible before the payout, or if it is not offered', () => {
    expect(after(-1)).toBeNull();
    for (const now of [0, paidOutAtMs])
      expect(coolingOff({ ...loan, paidOutAtMs: null }, now)).toBeNull();
    expect(coolingOff({ ...loan, days: 0 }, paidOutAtMs)).toBeNull();
  });

  it('lists the cost of a return on each later day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 29 * 24 }),
        (days, hours) => {
          const now = paidOutAtMs + hours * hourMs;
          const offer = coolingOff({ ...loan, days }, now);
          if (offer === null) return;
          for (const { fromMs, payablePaise } of offer.later) {
            expect(fromMs).toBeGreaterThan(now);
            expect(coolingOff({ ...loan, days }, fromMs)?.payablePaise).toBe(payablePaise);
          }
        },
      ),
    );
  });
});

it('a returned loan costs only interest, has no fees and no APR, and counts for no tier', () => {
  const statement = loanStatement(
    {
      principalPaise: asPaise(500_000),
      processingFeePaise: asPaise(50_000),
      gstPaise: asPaise(9_000),
      interestPaise: asPaise(2_800),
      receivedPaise: asPaise(441_000),
      owed: { repaymentPaise: asPaise(502_800), overdueRatePercentPerDay: 1 },
      periodDays: 7,
      paidOutAtMs,
      dueAtMs: paidOutAtMs + 7 * dayMs,
      extensions: [],
      isSettled: true,
      settledAtMs: paidOutAtMs + hourMs,
      returnedPaise: asPaise(441_400),
    },
    paidOutAtMs + 20 * dayMs,
  );
  expect(statement).toMatchObject({
    totalPaise: 441_400,
    costPaise: 400,
    processingFeePaise: 0,
    gstPaise: 0,
    interestPaise: 400,
    stillToPayPaise: 0,
    overdueDays: 0,
    offeredAprPercent: null,
    isOnTime: false,
    lines: [
      { key: 'received', kind: 'start', paise: 441_000 },
      { key: 'interest', kind: 'plus', paise: 400 },
      { key: 'repayment', kind: 'sum', paise: 441_400 },
    ],
  });
});
