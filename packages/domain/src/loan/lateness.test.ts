import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import { aLoan, noonOfDay } from './loan-statement.fixtures.ts';
import { loanStatement } from './loan-statement.ts';

describe('the lateness of a loan', () => {
  it('before the payout has no overdue days, however late it is read', () => {
    expect(loanStatement(aLoan({ paidOutAtMs: null, dueAtMs: null }), noonOfDay(60))).toMatchObject(
      {
        overdueDays: 0,
        overdueFeePaise: 0,
        repaymentPaise: 502_800,
      },
    );
  });

  it('counts overdue days from a moved due date, but cannot list them without the extension', () => {
    const moved = aLoan({ extensions: null, dueAtMs: noonOfDay(13) });
    expect(loanStatement(moved, noonOfDay(15))).toMatchObject({
      overdueDays: 2,
      overdueFeePaise: 10_000,
      repaymentPaise: 512_800,
      lateSpans: null,
    });
  });

  it('lists no span of late days if rounded fees per day do not add up', () => {
    // 1 % of ₹500.50 is 500.5 paise a day: 1,001 paise for two days, but 501 paise for one.
    const late = loanStatement(aLoan({ principalPaise: asPaise(50_050) }), noonOfDay(9));
    expect(late).toMatchObject({ overdueFeePaise: 1_001, lateSpans: null });
  });
});
