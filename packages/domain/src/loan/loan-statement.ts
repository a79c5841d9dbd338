import { daysBetween } from '../dates/india-calendar.ts';
import {
  waterfall,
  type LoanPrice,
  type WaterfallLine,
  WaterfallMismatchError,
} from '../fee/waterfall.ts';
import { sumPaise, subtractPaise } from '../money/add-up.ts';
import { zeroPaise, type NullablePaise, type Paise } from '../money/paise.ts';
import { AprFlowsError, singleInstalmentAprPercent } from './apr.ts';
import { interestDays } from './cooling-off.ts';
import { overdueDetails, type OverdueDetails, type OverduePeriod } from './lateness.ts';
import type { NullableLoanPrice, LoanDetails, PaidExtension } from './loan-events.ts';

export type StatementLine =
  | WaterfallLine
  | { key: 'overdueFee' | 'extensionFees'; kind: 'plus'; paise: Paise }
  | { key: 'total'; kind: 'sum'; paise: Paise };

/** What a loan has cost so far, and what the borrower still has to pay. */
export interface LoanStatement<Amount extends NullablePaise = Paise> {
  principalPaise: Amount;
  receivedPaise: Amount;
  processingFeePaise: Amount;
  gstPaise: Amount;
  interestPaise: Amount;
  /** The sum of the fees of all reported extensions. */
  extensionFeesPaise: Amount;
  /** The fee for all overdue days, including those before an extension. */
  overdueFeePaise: Amount;
  /** The fee per overdue day; null if unknown. */
  overdueFeePerDayPaise: NullablePaise;
  /** The amount to repay now: the agreed amount plus the overdue fee. */
  repaymentPaise: Amount;
  /** The amount to repay on the current due date; null if unknown. */
  dueDayPaise: NullablePaise;
  /** The amount that the borrower still owes; zero after settlement. */
  stillToPayPaise: Amount;
  paidSoFarPaise: Amount;
  /** The repayment plus the extension fees. */
  totalPaise: Amount;
  /** `totalPaise` less the received amount. */
  costPaise: Amount;
  /** The cost as agreed, without extension fees and overdue fees. */
  offeredCostPaise: Amount;
  /** The APR as agreed, in percent, without extension and overdue fees (D48); null if unknown. */
  offeredAprPercent: number | null;
  /** The calculation of `totalPaise`; null if an amount is unknown or the amounts do not add up. */
  lines: readonly StatementLine[] | null;
  extensions: readonly PaidExtension<Amount>[];
  isSettled: boolean;
  isExtended: boolean;
  /**
   * False if the due date has moved but the server reports no extension fee. `costPaise` and
   * `totalPaise` then exclude the fee.
   */
  areExtensionsReported: boolean;
  /** The due date before extensions; null before the payout or if not reported. */
  firstDueAtMs: number | null;
  dueAtMs: number | null;
  /** The loan period in days, including extensions. */
  tenureDays: number;
  /** The overdue days after the current due date. */
  overdueDays: number;
  /** The overdue periods, oldest first; null if the periods or their fees are unknown. */
  lateSpans: readonly OverduePeriod[] | null;
  /** The days for which a returned loan cost interest (D56); null if unknown or not returned. */
  returnedAfterDays: number | null;
  /**
   * True if the repayment counts for the loyalty tier (D18, D53): the loan was paid out, was never
   * overdue and was not returned.
   */
  isOnTime: boolean;
}

/**
 * The cost of a loan at `now` (D17, D20, D48, D53). Figures that depend on an unknown figure are
 * null. Throws FeeError or MoneyError.
 */
export function loanStatement<Amount extends NullablePaise>(
  loan: LoanDetails<Amount>,
  now: number,
): LoanStatement<Amount> {
  const { returnedPaise = null } = loan;
  if (returnedPaise !== null) return returnedStatement(loan, returnedPaise);
  const { principalPaise, processingFeePaise, gstPaise, interestPaise, receivedPaise } = loan;
  const { dueAtMs, isSettled, periodDays } = loan;
  const extensions = loan.extensions ?? [];
  const late = overdueDetails(loan, now);
  const extensionFeesPaise = sumPaise(extensions.map(({ feePaise }) => feePaise));
  const totalPaise = sumPaise([late.repaymentPaise, extensionFeesPaise]);
  const offered = { receivedPaise, repaymentPaise: late.agreedPaise };
  const isExtended = loan.extensions === null || extensions.length > 0;
  return {
    principalPaise,
    receivedPaise,
    processingFeePaise,
    gstPaise,
    interestPaise,
    extensionFeesPaise,
    overdueFeePaise: late.feePaise,
    overdueFeePerDayPaise: late.perDayPaise,
    repaymentPaise: late.repaymentPaise,
    dueDayPaise: late.dueDayPaise,
    stillToPayPaise: isSettled ? sumPaise<Amount>([]) : late.repaymentPaise,
    paidSoFarPaise: isSettled ? totalPaise : extensionFeesPaise,
    totalPaise,
    costPaise: subtractPaise(totalPaise, receivedPaise),
    offeredCostPaise: subtractPaise(late.agreedPaise, receivedPaise),
    offeredAprPercent: aprOf(offered, periodDays),
    lines: linesOf(loan, { ...late, extensionFeesPaise }),
    extensions,
    isSettled,
    isExtended,
    areExtensionsReported: loan.extensions !== null,
    firstDueAtMs: loan.extensions === null ? null : (extensions[0]?.dueBeforeMs ?? dueAtMs),
    dueAtMs,
    tenureDays: isExtended ? daysOf(loan) : periodDays,
    overdueDays: late.days,
    lateSpans: late.spans,
    returnedAfterDays: null,
    isOnTime: dueAtMs !== null && late.days + late.carriedDays === 0 && late.feePaise === 0,
  };
}

/** A returned loan has no fees and does not count for the tier (D56). */
function returnedStatement<Amount extends NullablePaise>(
  loan: LoanDetails<Amount>,
  paidPaise: Amount & Paise,
): LoanStatement<Amount> {
  const zero = zeroPaise as Amount;
  const interestPaise = subtractPaise<Amount>(paidPaise, loan.receivedPaise);
  const retained = { processingFeePaise: zero, gstPaise: zero, interestPaise };
  const owed = { repaymentPaise: paidPaise, overdueFeePaise: zero, overdueDays: 0 };
  const { receivedPaise, paidOutAtMs, settledAtMs } = loan;
  return {
    ...loanStatement({ ...loan, ...retained, owed, extensions: [], returnedPaise: null }, 0),
    offeredAprPercent: null,
    returnedAfterDays:
      paidOutAtMs === null || settledAtMs === null ? null : interestDays(paidOutAtMs, settledAtMs),
    lines:
      receivedPaise === null || interestPaise === null
        ? null
        : [
            { key: 'received', kind: 'start', paise: receivedPaise },
            { key: 'interest', kind: 'plus', paise: interestPaise },
            { key: 'repayment', kind: 'sum', paise: paidPaise },
          ],
    isOnTime: false,
  };
}

/** The statement of a loan that has not been paid out (D17). */
export function offerStatement(
  price: NullableLoanPrice,
  periodDays: number,
): LoanStatement<NullablePaise> {
  const { repaymentPaise, ...rest } = price;
  const loan: LoanDetails<NullablePaise> = {
    ...rest,
    owed: { repaymentPaise, overdueFeePaise: zeroPaise, overdueDays: 0 },
    periodDays,
    paidOutAtMs: null,
    dueAtMs: null,
    extensions: [],
    isSettled: false,
    settledAtMs: null,
  };
  return loanStatement(loan, 0);
}

/**
 * True if the received amount and the repayment are known. Otherwise the borrower must not be able
 * to apply for the loan or accept it.
 */
export const isPriceKnown = ({
  receivedPaise,
  repaymentPaise,
}: Pick<NullableLoanPrice, 'receivedPaise' | 'repaymentPaise'>): boolean =>
  receivedPaise !== null && repaymentPaise !== null;

function linesOf(
  loan: LoanDetails<NullablePaise>,
  {
    agreedPaise,
    repaymentPaise,
    feePaise,
    extensionFeesPaise,
  }: OverdueDetails<NullablePaise> & {
    extensionFeesPaise: NullablePaise;
  },
): readonly StatementLine[] | null {
  const price: NullableLoanPrice = { ...pricePart(loan), repaymentPaise: agreedPaise };
  if (!isWhole(price) || feePaise === null || repaymentPaise === null) return null;
  const lines = orNull(WaterfallMismatchError, () => waterfall(price));
  if (lines === null || extensionFeesPaise === null) return null;
  return [
    ...lines.slice(0, -1),
    ...(feePaise > 0 ? [{ key: 'overdueFee', kind: 'plus', paise: feePaise } as const] : []),
    { key: 'repayment', kind: 'sum', paise: repaymentPaise },
    ...(extensionFeesPaise > 0
      ? ([
          { key: 'extensionFees', kind: 'plus', paise: extensionFeesPaise },
          { key: 'total', kind: 'sum', paise: sumPaise([repaymentPaise, extensionFeesPaise]) },
        ] as const)
      : []),
  ];
}

const pricePart = (loan: LoanDetails<NullablePaise>) => ({
  principalPaise: loan.principalPaise,
  processingFeePaise: loan.processingFeePaise,
  gstPaise: loan.gstPaise,
  interestPaise: loan.interestPaise,
  receivedPaise: loan.receivedPaise,
});

const isWhole = (price: NullableLoanPrice): price is LoanPrice =>
  Object.values(price).every((paise) => paise !== null);

function aprOf(
  { receivedPaise, repaymentPaise }: Pick<NullableLoanPrice, 'receivedPaise' | 'repaymentPaise'>,
  days: number,
): number | null {
  if (receivedPaise === null || repaymentPaise === null) return null;
  const flows = { receivedPaise, repaidPaise: repaymentPaise, days };
  return orNull(AprFlowsError, () => singleInstalmentAprPercent(flows));
}

function daysOf({ paidOutAtMs, dueAtMs, periodDays }: LoanDetails<NullablePaise>): number {
  return paidOutAtMs === null || dueAtMs === null ? periodDays : daysBetween(paidOutAtMs, dueAtMs);
}

/**
 * Returns null if `compute` throws the expected error, so that the other figures stay available.
 */
function orNull<T>(expected: new (...args: never[]) => Error, compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
