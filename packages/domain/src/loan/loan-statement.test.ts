import { asPaise, type KnownPaise } from '../money/paise.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../dates/india-calendar.ts';
import { quote, FeeError } from '../fee/quote.ts';
import type { LoanEvents, PaidExtension } from './loan-events.ts';
import { loanStatement, offerStatement } from './loan-statement.ts';
import { nextLoanTier } from './next-loan.ts';

const noon = Date.UTC(2026, 0, 5, 6, 30);
const offer = quote({
  principalPaise: asPaise(500_000),
  serviceRate: 10,
  tierReductionPercent: 0,
  interestRatePercentPerDay: 0.08,
  days: 7,
});

const { repaymentPaise: agreedPaise, ...price } = offer;

/** A loan of ₹5,000 for 7 days: ₹4,410 received, ₹5,028 to repay, ₹50 per overdue day. */
function loan(changes: Partial<LoanEvents> = {}): LoanEvents {
  return {
    ...price,
    owed: { repaymentPaise: agreedPaise, overdueRatePercentPerDay: 1 },
    periodDays: 7,
    paidOutAtMs: noon,
    dueAtMs: noon + 7 * dayMs,
    extensions: [],
    isSettled: false,
    settledAtMs: null,
    ...changes,
  };
}

/** An extension for ₹205, requested on this day after the payout and paid an hour later. */
function extendedOn(day: number, dueBeforeMs = noon + 7 * dayMs): PaidExtension {
  const paidAtMs = noon + day * dayMs + hourMs;
  return { paidAtMs, feePaise: asPaise(20_500), dueBeforeMs, dueAfterMs: noon + (day + 7) * dayMs };
}

const extendedLoan = (day: number) =>
  loan({ extensions: [extendedOn(day)], dueAtMs: noon + (day + 7) * dayMs });

const onDay = (day: number) => noon + day * dayMs;

describe('the cost of a loan', () => {
  it('consists of fees and interest if there is no extension and no overdue day', () => {
    expect(loanStatement(loan(), onDay(3))).toMatchObject({
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
    const statement = loanStatement(extendedLoan(6), onDay(8));
    expect(statement).toMatchObject({
      costPaise: 82_300,
      offeredCostPaise: 61_800,
      extensionFeesPaise: 20_500,
      paidSoFarPaise: 20_500,
      stillToPayPaise: 502_800,
      totalPaise: 523_300,
      tenureDays: 13,
      firstDueAtMs: onDay(7),
      dueAtMs: onDay(13),
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
    const statement = loanStatement(extendedLoan(10), onDay(19));
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
    const late = (changes: Partial<LoanEvents> = {}) =>
      loan({ extensions: [extendedOn(9)], dueAtMs: onDay(16), ...changes });
    const before = { days: 2, fromMs: onDay(7), toMs: onDay(9), feePaise: 10_000 };
    expect(loanStatement(late(), onDay(15)).lateSpans).toEqual([before]);
    expect(loanStatement(late(), onDay(18)).lateSpans).toEqual([
      before,
      { days: 2, fromMs: onDay(16), toMs: null, feePaise: 10_000 },
    ]);
    const settled = late({ isSettled: true, settledAtMs: onDay(17) });
    expect(loanStatement(settled, onDay(30)).lateSpans?.at(-1)).toMatchObject({
      days: 1,
      toMs: onDay(17),
    });
    const owed = {
      repaymentPaise: asPaise(522_800),
      overdueFeePaise: asPaise(20_000),
      overdueDays: 2,
    };
    expect(loanStatement(late({ owed }), onDay(18)).lateSpans).toHaveLength(2);
    expect(loanStatement(loan(), onDay(3)).lateSpans).toEqual([]);
  });

  it('of a returned loan counts the days that had begun at its return', () => {
    const returned = (settledAtMs: number) =>
      loanStatement(
        loan({ isSettled: true, settledAtMs, returnedPaise: asPaise(441_400) }),
        onDay(9),
      ).returnedAfterDays;
    expect([returned(noon), returned(onDay(1) - 1), returned(onDay(1))]).toEqual([1, 1, 2]);
    expect(loanStatement(loan(), onDay(1)).returnedAfterDays).toBeNull();
  });

  it('does not grow after the loan is settled', () => {
    const settled = loan({ isSettled: true, settledAtMs: onDay(9) });
    expect(loanStatement(settled, onDay(60))).toMatchObject({
      overdueFeePaise: 10_000,
      paidSoFarPaise: 512_800,
      stillToPayPaise: 0,
      costPaise: 71_800,
    });
  });

  it('throws on an impossible rate', () => {
    const owed = { repaymentPaise: agreedPaise, overdueRatePercentPerDay: -1 };
    expect(() => loanStatement(loan({ owed }), onDay(9))).toThrow(FeeError);
  });
});

describe("a statement based on the server's figures", () => {
  const fromServer = (changes: Partial<LoanEvents<KnownPaise>> = {}) =>
    loanStatement<KnownPaise>(
      {
        ...loan(),
        owed: {
          repaymentPaise: asPaise(517_800),
          overdueFeePaise: asPaise(15_000),
          overdueDays: 3,
        },
        ...changes,
      },
      0,
    );

  it('uses the reported overdue fee, and derives the fee per day from it', () => {
    expect(fromServer()).toMatchObject({
      overdueFeePaise: 15_000,
      overdueFeePerDayPaise: 5_000,
      dueDayPaise: 502_800,
      costPaise: 76_800,
    });
  });

  it('reports missing extensions if the server only sends the moved due date', () => {
    expect(fromServer({ extensions: null, dueAtMs: onDay(13) })).toMatchObject({
      areExtensionsReported: false,
      isExtended: true,
      tenureDays: 13,
      firstDueAtMs: null,
      overdueFeePerDayPaise: null,
      dueDayPaise: null,
    });
  });

  it('omits the figures that depend on an unreadable one, and keeps the others', () => {
    expect(fromServer({ receivedPaise: null })).toMatchObject({
      costPaise: null,
      offeredAprPercent: null,
      lines: null,
      totalPaise: 517_800,
    });
    const owed = { repaymentPaise: asPaise(517_800), overdueFeePaise: null, overdueDays: 3 };
    expect(fromServer({ owed })).toMatchObject({
      overdueFeePaise: null,
      overdueFeePerDayPaise: null,
      costPaise: 76_800,
      offeredCostPaise: null,
      isOnTime: false,
    });
  });

  it('has no fee lines if they do not add up to the totals', () => {
    expect(fromServer({ gstPaise: asPaise(1) }).lines).toBeNull();
  });

  it('has no APR if the figures do not determine one', () => {
    expect(offerStatement({ ...offer, receivedPaise: asPaise(0) }, 7).offeredAprPercent).toBeNull();
  });
});

const anyHistory = fc.record({
  extendedAfter: fc.array(fc.integer({ min: 4, max: 20 }), { maxLength: 4 }),
  lateBy: fc.integer({ min: -6, max: 40 }),
  isSettled: fc.boolean(),
});

/** Computes the result day by day, unlike the tested code. */
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
    extensions.push(extendedOn(day, onDay(due)));
    due = day + 7;
  }
  const today = Math.max(due + lateBy, due - 6);
  const lateToday = Math.max(0, today - due);
  const events = loan({
    extensions,
    dueAtMs: onDay(due),
    isSettled,
    settledAtMs: isSettled ? onDay(today) : null,
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
        const statement = loanStatement(events, onDay(today));
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
        const statement = loanStatement(events, onDay(today));
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
    ['reaches Copper with this repayment', loan(), 0, 'Copper', 1, onDay(7)],
    ['stays at Silver, whenever it is repaid', loan(), 2, 'Silver', 3, null],
    [
      'has no tier while the first repayment is late',
      loan({ dueAtMs: onDay(0) }),
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
      onDay(13),
    ],
    ['counts a settled loan once', loan({ isSettled: true }), 1, 'Copper', 1, null],
  ] as const)('%s', (_, events, sofar, tier, onTimeRepayments, repayByMs) => {
    const next = nextLoanTier(loanStatement(events, onDay(5)), sofar);
    expect({ ...next, tier: next.tier?.name }).toEqual({ tier, onTimeRepayments, repayByMs });
  });
});
