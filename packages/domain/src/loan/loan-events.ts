import type { LoanPrice } from '../fee/waterfall.ts';
import type { KnownPaise, Paise } from '../money/paise.ts';

/** A price from the server. A figure is null if the server's value is unreadable. */
export type KnownPrice = { [Line in keyof LoanPrice]: KnownPaise };

/** An extension with a paid fee (D53). */
export interface PaidExtension<Amount extends KnownPaise = Paise> {
  paidAtMs: number;
  feePaise: Amount;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/** Either the agreed amount and the overdue rate, or the amount that a server reports (D20). */
export type AmountOwed<Amount extends KnownPaise = Paise> =
  | { repaymentPaise: Amount; overdueRatePercentPerDay: number }
  | {
      /** The amount to repay as the server reports it, including the overdue fee. */
      repaymentPaise: Amount;
      overdueFeePaise: Amount;
      /** The overdue days after the current due date. */
      overdueDays: number;
    };

/** What has happened to a loan. Times are epoch ms, or null if in the future or unreported. */
export interface LoanEvents<Amount extends KnownPaise = Paise> {
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
  /** The extensions in order; null if the due date has moved but the server reports no fee. */
  extensions: readonly PaidExtension<Amount>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
  /**
   * The price of returning the loan (D56); null or absent if the borrower did not return the loan.
   */
  returnedPaise?: Amount | null;
}
