import { asPaise, maxPaise, MoneyError, type NullablePaise } from '../money/paise.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreedPaise,
  extendedLoan,
  extensionOnDay,
  aLoan,
  noon,
  quotedPrice,
  noonOfDay,
} from './loan-statement.fixtures.ts';
import { FeeError } from '../fee/quote.ts';
import type { LoanDetails, PaidExtension } from './loan-events.ts';
import { isPriceKnown, loanStatement, offerStatement } from './loan-statement.ts';
import { nextLoanTier } from './next-loan.ts';

describe('the cost of a loan', () => {
  it('consists of fees and interest if there is no extension and no overdue day', () => {
    expect(loanStatement(aLoan(), noonOfDay(3))).toMatchObject({
      costPaise: 61_800,
      offeredCostPaise: 61_800,
      totalPaise: 502_800,
      stillToPayPaise: 502_800,
      paidSoFarPaise: 0,
      tenureDays: 7,
      overdueFeePaise: 0,
      isExtended: false,
      isOnTime: true,
    });
  });

  it('includes the fee of a paid extension, and keeps the original offer', () => {
    const statement = loanStatement(extendedLoan(6), noonOfDay(8));
    expect(statement).toMatchObject({
      costPaise: 82_300,
      offeredCostPaise: 61_800,
      extensionFeesPaise: 20_500,
      paidSoFarPaise: 20_500,
      stillToPayPaise: 502_800,
      totalPaise: 523_300,
      tenureDays: 13,
      firstDueAtMs: noonOfDay(7),
      dueAtMs: noonOfDay(13),
      isOnTime: true,
    });
    expect(statement.offeredAprPercent).toBeCloseTo(730.7, 1);
    expect(statement.lines?.map(({ key, paise }) => [key, paise])).toEqual([
      ['principal', 500_000],
      ['processingFee', 50_000],
      ['gst', 9_000],
      ['received', 441_000],
      ['principal', 500_000],
      ['interest', 2_800],
      ['repayment', 502_800],
      ['extensionFees', 20_500],
      ['total', 523_300],
    ]);
  });

  it('adds up the overdue fees from before and after an extension', () => {
    const statement = loanStatement(extendedLoan(10), noonOfDay(19));
    expect(statement).toMatchObject({
      overdueDays: 2,
      overdueFeePaise: 25_000,
      overdueFeePerDayPaise: 5_000,
      dueDayPaise: 517_800,
      repaymentPaise: 527_800,
      totalPaise: 548_300,
      costPaise: 107_300,
      isOnTime: false,
    });
  });

  it('lists each span of late days with its fee, before and after an extension', () => {
    const late = (changes: Partial<LoanDetails> = {}) =>
      aLoan({ extensions: [extensionOnDay(9)], dueAtMs: noonOfDay(16), ...changes });
    const before = { days: 2, fromMs: noonOfDay(7), toMs: noonOfDay(9), feePaise: 10_000 };
    expect(loanStatement(late(), noonOfDay(15)).lateSpans).toEqual([before]);
    expect(loanStatement(late(), noonOfDay(18)).lateSpans).toEqual([
      before,
      { days: 2, fromMs: noonOfDay(16), toMs: null, feePaise: 10_000 },
    ]);
    const settled = late({ isSettled: true, settledAtMs: noonOfDay(17) });
    expect(loanStatement(settled, noonOfDay(30)).lateSpans?.at(-1)).toMatchObject({
      days: 1,
      toMs: noonOfDay(17),
    });
    const owed = {
      repaymentPaise: asPaise(522_800),
      overdueFeePaise: asPaise(20_000),
      overdueDays: 2,
    };
    expect(loanStatement(late({ owed }), noonOfDay(18)).lateSpans).toHaveLength(2);
    expect(loanStatement(aLoan(), noonOfDay(3)).lateSpans).toEqual([]);
  });

  it('of a returned loan counts the days that had begun at its return', () => {
    const returned = (settledAtMs: number) =>
      loanStatement(
        aLoan({ isSettled: true, settledAtMs, returnedPaise: asPaise(441_400) }),
        noonOfDay(9),
      ).returnedAfterDays;
    expect([returned(noon), returned(noonOfDay(1) - 1), returned(noonOfDay(1))]).toEqual([1, 1, 2]);
    expect(loanStatement(aLoan(), noonOfDay(1)).returnedAfterDays).toBeNull();
  });

  it('of a returned loan is only the interest, and the loan does not count for the tier', () => {
    const returned = (changes: Partial<LoanDetails<NullablePaise>> = {}) =>
      loanStatement<NullablePaise>(
        {
          ...aLoan({ isSettled: true, settledAtMs: noonOfDay(1) }),
          returnedPaise: asPaise(441_400),
          ...changes,
        },
        noonOfDay(9),
      );
    expect(returned()).toMatchObject({
      costPaise: 400,
      interestPaise: 400,
      overdueFeePaise: 0,
      offeredAprPercent: null,
      isOnTime: false,
      lines: [
        { key: 'received', kind: 'start', paise: 441_000 },
        { key: 'interest', kind: 'plus', paise: 400 },
        { key: 'repayment', kind: 'sum', paise: 441_400 },
      ],
    });
    expect(returned({ receivedPaise: null })).toMatchObject({ interestPaise: null, lines: null });
    expect(returned({ settledAtMs: null }).returnedAfterDays).toBeNull();
    expect(returned({ paidOutAtMs: null }).returnedAfterDays).toBeNull();
  });

  it('has a line for the overdue fee, and totals only if there are extension fees', () => {
    const linesOn = (day: number, of = aLoan()) =>
      loanStatement(of, noonOfDay(day))
        .lines?.slice(5)
        .map(({ key, kind, paise }) => [key, kind, paise]);
    expect(linesOn(3)).toEqual([
      ['interest', 'plus', 2_800],
      ['repayment', 'sum', 502_800],
    ]);
    expect(linesOn(9)).toEqual([
      ['interest', 'plus', 2_800],
      ['overdueFee', 'plus', 10_000],
      ['repayment', 'sum', 512_800],
    ]);
    expect(linesOn(8, extendedLoan(6))).toEqual([
      ['interest', 'plus', 2_800],
      ['repayment', 'sum', 502_800],
      ['extensionFees', 'plus', 20_500],
      ['total', 'sum', 523_300],
    ]);
  });

  it('counts for the tier only if the loan was due and never overdue', () => {
    const isOnTime = (of: LoanDetails, day: number) => loanStatement(of, noonOfDay(day)).isOnTime;
    expect(isOnTime(aLoan(), 7)).toBe(true);
    expect(isOnTime(aLoan(), 8)).toBe(false);
    expect(isOnTime(extendedLoan(9), 12)).toBe(false);
    expect(isOnTime(extendedLoan(9), 18)).toBe(false);
    expect(isOnTime(aLoan({ dueAtMs: null }), 3)).toBe(false);
  });

  it('throws if amounts are too large to add up', () => {
    const tooLarge = aLoan({ processingFeePaise: asPaise(maxPaise), gstPaise: asPaise(1) });
    expect(() => loanStatement(tooLarge, noonOfDay(3))).toThrow(MoneyError);
  });

  it('does not grow after the loan is settled', () => {
    const settled = aLoan({ isSettled: true, settledAtMs: noonOfDay(9) });
    expect(loanStatement(settled, noonOfDay(60))).toMatchObject({
      overdueFeePaise: 10_000,
      paidSoFarPaise: 512_800,
      stillToPayPaise: 0,
      costPaise: 71_800,
    });
  });

  it('throws on an impossible rate', () => {
    const owed = { repaymentPaise: agreedPaise, overdueRatePercentPerDay: -1 };
    expect(() => loanStatement(aLoan({ owed }), noonOfDay(9))).toThrow(FeeError);
  });
});

describe('the price of an offer', () => {
  it('is known only with both the amount received and the repayment', () => {
    const known = asPaise(1);
    const isKnown = (receivedPaise: NullablePaise, repaymentPaise: NullablePaise) =>
      isPriceKnown({ receivedPaise, repaymentPaise });
    expect(isKnown(known, known)).toBe(true);
    expect([isKnown(null, known), isKnown(known, null), isKnown(null, null)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is not settled', () => {
    expect(offerStatement(quotedPrice, 7)).toMatchObject({
      isSettled: false,
      stillToPayPaise: 502_800,
    });
  });
});

const anyHistory = fc.record({
  extendedAfter: fc.array(fc.integer({ min: 4, max: 20 }), { maxLength: 4 }),
  lateBy: fc.integer({ min: -6, max: 40 }),
  isSettled: fc.boolean(),
});

/** Computes the expected figures independently of the tested code. */
function simulate({
  extendedAfter,
  lateBy,
  isSettled,
}: typeof anyHistory extends fc.Arbitrary<infer T> ? T : never) {
  let due = 7;
  let carried = 0;
  const extensions: PaidExtension[] = [];
  for (const gap of extendedAfter) {
    const day = due - 7 + gap;
    if (day < due - 3) continue;
    for (let late = due + 1; late <= day; late += 1) carried += 1;
    extensions.push(extensionOnDay(day, noonOfDay(due)));
    due = day + 7;
  }
  const today = Math.max(due + lateBy, due - 6);
  const lateToday = Math.max(0, today - due);
  const events = aLoan({
    extensions,
    dueAtMs: noonOfDay(due),
    isSettled,
    settledAtMs: isSettled ? noonOfDay(today) : null,
  });
  const repayment = 502_800 + 5_000 * (carried + lateToday);
  const fees = 20_500 * extensions.length;
  return { events, today, due, repayment, fees, lateDays: carried + lateToday };
}

describe('the statement for any events', () => {
  it('agrees with the day-by-day reference to the paisa', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { events, today, due, repayment, fees, lateDays } = simulate(history);
        const statement = loanStatement(events, noonOfDay(today));
        expect(statement.totalPaise).toBe(repayment + fees);
        expect(statement.costPaise).toBe(repayment + fees - 441_000);
        expect(statement.stillToPayPaise).toBe(history.isSettled ? 0 : repayment);
        expect(statement.paidSoFarPaise).toBe(fees + (history.isSettled ? repayment : 0));
        expect(statement.tenureDays).toBe(due);
        expect(statement.isOnTime).toBe(lateDays === 0);
      }),
    );
  });

  it('has parts that add up to the cost, and is the same if the server reports its figures', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { events, today } = simulate(history);
        const statement = loanStatement(events, noonOfDay(today));
        const { repaymentPaise, overdueFeePaise, overdueDays } = statement;
        expect(
          statement.processingFeePaise +
            statement.gstPaise +
            statement.interestPaise +
            statement.extensionFeesPaise +
            overdueFeePaise,
        ).toBe(statement.costPaise);
        const owed = { repaymentPaise, overdueFeePaise, overdueDays };
        const reported = loanStatement({ ...events, owed }, 0);
        const perDay = overdueFeePaise > 0 ? 5_000 : null;
        expect(reported).toEqual({ ...statement, overdueFeePerDayPaise: perDay });
      }),
    );
  });
});

describe('the tier of the next loan', () => {
  it.each([
    ['reaches Copper with this repayment', aLoan(), 0, 'Copper', 1, noonOfDay(7)],
    ['stays at Silver, whenever it is repaid', aLoan(), 2, 'Silver', 3, null],
    [
      'has no tier while the first repayment is late',
      aLoan({ dueAtMs: noonOfDay(0) }),
      0,
      undefined,
      0,
      null,
    ],
    [
      'has no tier when the loan was late before it was extended',
      extendedLoan(9),
      0,
      undefined,
      0,
      null,
    ],
    [
      'reaches Copper by the later due date of an extension',
      extendedLoan(6),
      0,
      'Copper',
      1,
      noonOfDay(13),
    ],
    ['counts a settled loan once', aLoan({ isSettled: true }), 1, 'Copper', 1, null],
  ] as const)('%s', (_, events, sofar, tier, onTimeRepayments, repayByMs) => {
    const next = nextLoanTier(loanStatement(events, noonOfDay(5)), sofar);
    expect({ ...next, tier: next.tier?.name }).toEqual({ tier, onTimeRepayments, repayByMs });
  });
});
