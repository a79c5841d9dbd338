import { dayMs } from '@kosha/domain';

/* Calculates a loan in whole paise with its own formulas, so that the tests also find errors in the
   formulas of the app. */

export interface Extension {
  askedAtMs: number;
  feePaise: number;
  dueBeforeMs: number;
  dueAfterMs: number;
  paidAtMs: number;
}

export interface Loan {
  orderId: string;
  principalPaise: number;
  /** The reduction of the fees by the borrower's tier at the time of the application. */
  reductionPercent: number;
  paidOutAtMs: number;
  extensions: Extension[];
  /** The extension whose fee is not paid yet; null if there is none. */
  asked: Omit<Extension, 'paidAtMs'> | null;
  settledAtMs: number | null;
  /**
   * The number of days after the payout in which the borrower may return the loan; 0 for a loan
   * that the sandbox created with a sample borrower.
   */
  returnDays: number;
}

export const buildLoan = (
  orderId: string,
  paidOutAtMs: number,
  terms: Partial<Loan> = {},
): Loan => ({
  orderId,
  principalPaise: 500_000,
  reductionPercent: 0,
  paidOutAtMs,
  extensions: [],
  asked: null,
  settledAtMs: null,
  returnDays: 0,
  ...terms,
});

export const daysApart = (fromMs: number, toMs: number) => indiaDay(toMs) - indiaDay(fromMs);

const indiaDay = (ms: number) => Math.floor((ms + 5.5 * 3_600_000) / dayMs);

const daysLate = (dueMs: number, atMs: number) => Math.max(0, daysApart(dueMs, atMs));

export function priceOf(principalPaise: number, reductionPercent: number) {
  const fee = Math.round((principalPaise * 10 * (100 - reductionPercent)) / 10_000);
  const gst = Math.round((fee * 18) / 100);
  const interest = Math.round((principalPaise * 56) / 10_000);
  return { fee, gst, interest, received: principalPaise - fee - gst };
}

export function extensionPriceOf({ principalPaise, reductionPercent }: Loan) {
  const fee = Math.round((principalPaise * 3 * (100 - reductionPercent)) / 10_000);
  const { interest } = priceOf(principalPaise, reductionPercent);
  return { fee, gst: Math.round((fee * 18) / 100), interest };
}

export function extensionOf(loan: Loan, now: number): Omit<Extension, 'paidAtMs'> {
  const { fee, gst, interest } = extensionPriceOf(loan);
  return {
    askedAtMs: now,
    feePaise: fee + gst + interest,
    dueBeforeMs: dueTimeOf(loan),
    dueAfterMs: now + 7 * dayMs,
  };
}

export const dueTimeOf = ({ extensions, paidOutAtMs }: Loan) =>
  extensions.at(-1)?.dueAfterMs ?? paidOutAtMs + 7 * dayMs;

/** Calculates the amounts (in paise) and the numbers of days of a loan at the time `now`. */
export function loanAmountsOf(loan: Loan, now: number) {
  const { principalPaise, reductionPercent, settledAtMs, extensions } = loan;
  const price = priceOf(principalPaise, reductionPercent);
  const due = dueTimeOf(loan);
  const fees = extensions.reduce((sum, { feePaise }) => sum + feePaise, 0);
  const carried = extensions.reduce(
    (sum, one) => sum + daysLate(one.dueBeforeMs, one.askedAtMs),
    0,
  );
  const late = daysLate(due, settledAtMs ?? now);
  const perDay = principalPaise / 100;
  const lateFee = (carried + late) * perDay;
  const repayment = principalPaise + price.interest + lateFee;
  const total = repayment + fees;
  return {
    ...price,
    due,
    left: daysApart(now, due),
    fees,
    late,
    perDay,
    lateFee,
    repayment,
    total,
    cost: total - price.received,
    offeredCost: principalPaise + price.interest - price.received,
    isLateNow: late > 0 && settledAtMs === null,
  };
}

export type LoanAmounts = ReturnType<typeof loanAmountsOf>;
