import type { LoanPrice } from '../fee/waterfall.ts';
import type { KnownPaise, Paise } from '../money/paise.ts';

/** The price of a loan as far as a server's figures could be read. */
export type KnownPrice = { [Line in keyof LoanPrice]: KnownPaise };

/** An extension whose fee was paid (D53). */
export interface PaidExtension<Amount extends KnownPaise = Paise> {
  paidAtMs: number;
  feePaise: Amount;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/** What is to be repaid: as agreed, with the rate of each late day, or as a server tells it (D20). */
export type Owed<Amount extends KnownPaise = Paise> =
  | { repaymentPaise: Amount; overdueRatePercentPerDay: number }
  | {
      /** With the overdue fee in it. */
      repaymentPaise: Amount;
      overdueFeePaise: Amount;
      /** Days past the present due date. */
      overdueDays: number;
    };

/** What was agreed for a loan and what happened to it. Times are epoch ms; null is not yet, or not told. */
export interface LoanEvents<Amount extends KnownPaise = Paise> {
  principalPaise: Amount;
  processingFeePaise: Amount;
  gstPaise: Amount;
  interestPaise: Amount;
  receivedPaise: Amount;
  owed: Owed<Amount>;
  /** For how long it was offered. */
  periodDays: number;
  paidOutAtMs: number | null;
  /** The present due date. */
  dueAtMs: number | null;
  /** The first one first; null when the due date was moved and a server does not tell for how much. */
  extensions: readonly PaidExtension<Amount>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
  /** What was paid to return the loan (D56); absent or null for one that was not returned. */
  returnedPaise?: Amount | null;
}
