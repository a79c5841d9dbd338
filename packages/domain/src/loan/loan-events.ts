import type { LoanPrice } from '../fee/waterfall.ts';
import type { KnownPaise, Paise } from '../money/paise.ts';

/** A loan's price, in which an unreadable figure of the server is null. */
export type KnownPrice = { [Line in keyof LoanPrice]: KnownPaise };

/** An extension whose fee was paid (D53). */
export interface PaidExtension<Amount extends KnownPaise = Paise> {
  paidAtMs: number;
  feePaise: Amount;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/**
 * The amount to repay: either the agreed amount and the rate for overdue days, or the amount that
 * the server reports (D20).
 */
export type Owed<Amount extends KnownPaise = Paise> =
  | { repaymentPaise: Amount; overdueRatePercentPerDay: number }
  | {
      /** Includes the overdue fee. */
      repaymentPaise: Amount;
      overdueFeePaise: Amount;
      /** Days after the current due date. */
      overdueDays: number;
    };

/**
 * The terms and the history of a loan. Times are epoch ms; a time is null if it is in the future or
 * not reported.
 */
export interface LoanEvents<Amount extends KnownPaise = Paise> {
  principalPaise: Amount;
  processingFeePaise: Amount;
  gstPaise: Amount;
  interestPaise: Amount;
  receivedPaise: Amount;
  owed: Owed<Amount>;
  /** The loan's period in the offer, without extensions. */
  periodDays: number;
  paidOutAtMs: number | null;
  /** The current due date. */
  dueAtMs: number | null;
  /** In order; null if the due date has moved but the server does not report the fee paid. */
  extensions: readonly PaidExtension<Amount>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
  /** The amount paid to return the loan (D56); absent or null if the loan was not returned. */
  returnedPaise?: Amount | null;
}
