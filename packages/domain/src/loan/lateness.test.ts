import { describe, expect, it } from 'vitest';
import { asPaise } from '../money/paise.ts';
import { loan, onDay } from './loan-statement.fixtures.ts';
import { loanStatement } from './loan-statement.ts';

describe('the lateness of a loan', () => {
  it('before the payout has no overdue days, however late it is read', () => {
    expect(loanStatement(loan({ paidOutAtMs: null, dueAtMs: null }), onDay(60))).toMatchObject({
      overdueDays: 0,
      overdueFeePaise: 0,
      repaymentPaise: 502_800,
    });
  });

  it('counts overdue days from a moved due date, but cannot list them without the extension', () => {
    const moved = loan({ extensions: null, dueAtMs: onDay(13) });
    expect(loanStatement(moved, onDay(15))).toMatchObject({
      overdueDays: 2,
      overdueFeePaise: 10_000,
      repaymentPaise: 512_800,
      lateSpans: null,
    });
  });

  it('lists no span of late days if rounded fees per day do not add up', () => {
    // 1 % of ₹500.50 is 500.5 paise a day: 1,001 paise for two days, but 501 paise for one.
    const late = loanStatement(loan({ principalPaise: asPaise(50_050) }), onDay(9));
    expect(late).toMatchObject({ overdueFeePaise: 1_001, lateSpans: null });
  });
});
