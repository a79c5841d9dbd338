import type { LoanPrice } from '../fee/waterfall.ts';
import type { NullablePaise, Paise } from '../money/paise.ts';

/** The amounts of a loan from the server; null if missing or unreadable. */
export type NullableLoanPrice = { [Line in keyof LoanPrice]: NullablePaise };

/** An extension whose fee the borrower has paid (D53). */
export interface PaidExtension<Amount extends NullablePaise = Paise> {
  paidAtMs: number;
  feePaise: Amount;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/**
 * Either the agreed repayment with the rate of the overdue fee, or the repayment with the overdue
 * fee that the server reports (D20).
 */
export type AmountOwed<Amount extends NullablePaise = Paise> =
  | { repaymentPaise: Amount; overdueRatePercentPerDay: number }
  | {
      /** The reported amount to repay, including the overdue fee. */
      repaymentPaise: Amount;
      overdueFeePaise: Amount;
      /** The overdue days after the current due date. */
      overdueDays: number;
    };

/** The figures and dates of a loan. Dates are epoch ms; null if not yet known or not reported. */
export interface LoanDetails<Amount extends NullablePaise = Paise> {
  principalPaise: Amount;
  processingFeePaise: Amount;
  gstPaise: Amount;
  interestPaise: Amount;
  receivedPaise: Amount;
  owed: AmountOwed<Amount>;
  /** The agreed period, without extensions. */
  periodDays: number;
  paidOutAtMs: number | null;
  /** The current due date. */
  dueAtMs: number | null;
  /** Oldest first. Null if the due date has moved but the server does not list the extensions. */
  extensions: readonly PaidExtension<Amount>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
  /**
   * The total that the borrower paid to return the loan in the cooling-off period (D56). Null or
   * missing if the loan was not returned.
   */
  returnedPaise?: Amount | null;
}
