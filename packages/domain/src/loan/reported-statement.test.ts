import { describe, expect, it } from 'vitest';
import { asPaise, type NullablePaise } from '../money/paise.ts';
import type { LoanDetails } from './loan-events.ts';
import { extensionOnDay, aLoan, quotedPrice, noonOfDay } from './loan-statement.fixtures.ts';
import { loanStatement, offerStatement } from './loan-statement.ts';

const reported = (repayment: number, fee: number, overdueDays: number) => ({
  repaymentPaise: asPaise(repayment),
  overdueFeePaise: asPaise(fee),
  overdueDays,
});

const extended = { extensions: [extensionOnDay(9)], dueAtMs: noonOfDay(16) };

describe("a statement based on the server's figures", () => {
  const fromServer = (changes: Partial<LoanDetails<NullablePaise>> = {}) =>
    loanStatement<NullablePaise>(
      {
        ...aLoan(),
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
      areExtensionsReported: true,
      isOnTime: false,
    });
  });

  it.each<[string, Partial<LoanDetails<NullablePaise>>, boolean]>([
    ['a late day without a fee', { owed: reported(502_800, 0, 1) }, false],
    ['a fee without a late day', { owed: reported(507_800, 5_000, 0) }, false],
    [
      'a late day before an extension, without a fee',
      { ...extended, owed: reported(502_800, 0, 0) },
      false,
    ],
    [
      'as many late days before and after an extension, without a fee',
      { ...extended, owed: reported(502_800, 0, 2) },
      false,
    ],
    ['neither', { owed: reported(502_800, 0, 0) }, true],
  ])('with %s decides whether the loan was on time', (_, changes, isOnTime) => {
    expect(fromServer(changes).isOnTime).toBe(isOnTime);
  });

  it('has no late spans if they do not explain the fee', () => {
    expect(fromServer().lateSpans).toEqual([
      { days: 3, fromMs: noonOfDay(7), toMs: null, feePaise: 15_000 },
    ]);
    expect(fromServer(extended).lateSpans).toEqual([
      { days: 2, fromMs: noonOfDay(7), toMs: noonOfDay(9), feePaise: 6_000 },
      { days: 3, fromMs: noonOfDay(16), toMs: null, feePaise: 9_000 },
    ]);
    expect(fromServer({ owed: reported(502_801, 1, 3) }).lateSpans).toBeNull();
    expect(fromServer({ extensions: null }).lateSpans).toBeNull();
    expect(fromServer({ dueAtMs: null }).lateSpans).toBeNull();
  });

  it('owes on the due date what it owes before late days after that date', () => {
    const dueDay = (repayment: number, fee: number, overdueDays: number) =>
      fromServer({ owed: reported(repayment, fee, overdueDays) }).dueDayPaise;
    expect(dueDay(502_801, 1, 3)).toBe(502_800);
    expect(dueDay(507_800, 5_000, 0)).toBe(507_800);
  });

  it.each([{ dueAtMs: null }, { paidOutAtMs: null }])(
    'has the agreed period if an extension moved the due date, but a date is unknown: %j',
    (changes) => {
      expect(fromServer({ extensions: null, ...changes }).tenureDays).toBe(7);
    },
  );

  it('has no lines if a fee, a price or the repayment is unknown', () => {
    expect(fromServer().lines).toHaveLength(8);
    for (const changes of [
      { gstPaise: null },
      { interestPaise: null, owed: { ...reported(517_800, 0, 0), repaymentPaise: null } },
      { owed: { repaymentPaise: asPaise(517_800), overdueFeePaise: null, overdueDays: 3 } },
      { owed: { repaymentPaise: null, overdueFeePaise: asPaise(15_000), overdueDays: 3 } },
      { extensions: [{ ...extensionOnDay(6), feePaise: null }] },
    ])
      expect(fromServer(changes).lines).toBeNull();
  });

  it('reports missing extensions if the server only sends the moved due date', () => {
    expect(fromServer({ extensions: null, dueAtMs: noonOfDay(13) })).toMatchObject({
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
    expect(
      offerStatement({ ...quotedPrice, receivedPaise: asPaise(0) }, 7).offeredAprPercent,
    ).toBeNull();
  });
});
