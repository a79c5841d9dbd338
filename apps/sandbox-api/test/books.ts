import { dayMs } from '@kosha/domain';

/* A model of loans, independent of the code under test. Amounts are whole paise. */

export interface ExtensionModel {
  askedAtMs: number;
  feePaise: number;
  dueBeforeMs: number;
  dueAfterMs: number;
  paidAtMs: number | null;
}

export interface LoanModel {
  orderId: string;
  principalPaise: number;
  reductionPercent: number;
  paidOutAtMs: number;
  extensions: ExtensionModel[];
  requested: ExtensionModel | null;
  settledAtMs: number | null;
}

export interface BorrowerModel {
  loan: LoanModel;
  onTimeRepayments: number;
  next: { kind: 'autoApply' | 'reapply'; amountPaise: number } | null;
}

/** Number of whole days from 1 January 1970 to a time, by India's calendar. */
export const indiaDay = (ms: number) => Math.floor((ms + 5.5 * 3_600_000) / dayMs);
export const daysLate = (dueMs: number, atMs: number) =>
  Math.max(0, indiaDay(atMs) - indiaDay(dueMs));

/** Percent off the fee by number of on-time repayments, for the tiers Copper to Platinum (§9). */
export const feeReductionPercent = (onTime: number) =>
  onTime >= 5 ? 14 : onTime >= 4 ? 13 : onTime >= 2 ? 9 : onTime >= 1 ? 5 : 0;

/**
 * The fee is 10 % of the principal, reduced by `reductionPercent` percent. GST is 18 % of the fee.
 * Interest is 0.08 % of the principal per day, for 7 days.
 */
export function priceOf(principalPaise: number, reductionPercent: number) {
  const fee = Math.round((principalPaise * 10 * (100 - reductionPercent)) / 10_000);
  const gst = Math.round((fee * 18) / 100);
  const interest = Math.round((principalPaise * 56) / 10_000);
  return { fee, gst, interest, received: principalPaise - fee - gst };
}

/**
 * An extension costs 3 % of the principal, reduced by `reductionPercent` percent, plus 18 % GST on
 * this amount, plus the interest for 7 days.
 */
export function extensionFeeOf(principalPaise: number, reductionPercent: number): number {
  const fee = Math.round((principalPaise * 3 * (100 - reductionPercent)) / 10_000);
  return fee + Math.round((fee * 18) / 100) + Math.round((principalPaise * 56) / 10_000);
}

export const paidExtensionsOf = ({ extensions }: LoanModel) =>
  extensions.filter(({ paidAtMs }) => paidAtMs !== null);
export const dueMsOf = (loan: LoanModel) =>
  paidExtensionsOf(loan).at(-1)?.dueAfterMs ?? loan.paidOutAtMs + 7 * dayMs;

export function expectedStatementOf(loan: LoanModel, now: number) {
  const { principalPaise, reductionPercent, settledAtMs } = loan;
  const price = priceOf(principalPaise, reductionPercent);
  const paid = paidExtensionsOf(loan);
  const fees = paid.reduce((sum, { feePaise }) => sum + feePaise, 0);
  const carried = paid.reduce(
    (sum, extension) => sum + daysLate(extension.dueBeforeMs, extension.askedAtMs),
    0,
  );
  const late = daysLate(dueMsOf(loan), settledAtMs ?? now);
  const lateFee = ((carried + late) * principalPaise) / 100;
  const repayment = principalPaise + price.interest + lateFee;
  return { ...price, paid, fees, carried, late, lateFee, repayment, isLate: carried + late > 0 };
}

export function expireUnpaidExtension({ loan }: BorrowerModel, now: number): void {
  if (loan.requested && now >= loan.requested.askedAtMs + dayMs) loan.requested = null;
}
