import type { LoanPrice } from '../fee/waterfall.ts';
import type { KnownPaise } from './known-paise.ts';

/** The price of a loan as far as a server's figures could be read. */
export type KnownPrice = { [Line in keyof LoanPrice]: number | null };

/** An extension whose fee was paid (D53). */
export interface PaidExtension<Paise extends KnownPaise = number> {
  paidAtMs: number;
  feePaise: Paise;
  dueBeforeMs: number;
  dueAfterMs: number;
}

/** What is to be repaid: as agreed, with the rate of each late day, or as a server tells it (D20). */
export type Owed<Paise extends KnownPaise = number> =
  | { repaymentPaise: Paise; overdueRatePercentPerDay: number }
  | {
      /** With the overdue fee in it. */
      repaymentPaise: Paise;
      overdueFeePaise: Paise;
      /** Days past the present due date. */
      overdueDays: number;
    };

/** What was agreed for a loan and what happened to it. Times are epoch ms; null is not yet, or not told. */
export interface LoanEvents<Paise extends KnownPaise = number> {
  principalPaise: Paise;
  processingFeePaise: Paise;
  gstPaise: Paise;
  interestPaise: Paise;
  receivedPaise: Paise;
  owed: Owed<Paise>;
  /** For how long it was offered. */
  periodDays: number;
  paidOutAtMs: number | null;
  /** The present due date. */
  dueAtMs: number | null;
  /** The first one first; null when the due date was moved and a server does not tell for how much. */
  extensions: readonly PaidExtension<Paise>[] | null;
  isSettled: boolean;
  settledAtMs: number | null;
}
