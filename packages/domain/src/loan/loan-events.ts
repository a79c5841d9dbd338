import type { LoanPrice } from '../fee/waterfall.ts';
import type { KnownPaise, Paise } from '../money/paise.ts';

/** A price from the server. Unreadable figures are null. */
export type KnownPrice = { [Line in keyof LoanPrice]: KnownPaise };

/** An extension with a paid fee (D53). */
export interface PaidExtension<Amount extends KnownPaise = Paise> {
  paidAtMs: number;
  feePaise: Amount;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/** The agreed amount and the overdue rate, or the amount that the server reports (D20). */
export type AmountOwed<Amount extends KnownPaise = Paise> =
  | { repaymentPaise: Amount; overdueRatePercentPerDay: number }
  | {
      /** The reported amount to repay, including the overdue fee. */
      repaymentPaise: Amount;
      overdueFeePaise: Amount;
      /** The overdue days after the current due date. */
      overdueDays: number;
    };

/** The events of a loan. Times are epoch ms; null if in the future or not reported. */
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
  /** In order. Null if the due date has moved but the server reports no fee. */
  extensions: readonly PaidExtension<Amount>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
  /** The price of returning the loan (D56). Null or missing if the loan was not returned. */
  returnedPaise?: Amount | null;
}
