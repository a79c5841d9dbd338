import { daysBetween } from '../dates/india-calendar.ts';
import {
  waterfall,
  type LoanPrice,
  type WaterfallLine,
  WaterfallMismatchError,
} from '../fee/waterfall.ts';
import { addUp, less } from '../money/add-up.ts';
import { zeroPaise, type KnownPaise, type Paise } from '../money/paise.ts';
import { AprFlowsError, singleInstalmentAprPercent } from './apr.ts';
import { lateness, type Lateness } from './lateness.ts';
import type { KnownPrice, LoanEvents, PaidExtension } from './loan-events.ts';

export type StatementLine =
  | WaterfallLine
  | { key: 'overdueFee' | 'extensionFees'; kind: 'plus'; paise: Paise }
  | { key: 'total'; kind: 'sum'; paise: Paise };

/** What a loan has cost and will cost. All amounts in paise. */
export interface LoanStatement<Amount extends KnownPaise = Paise> {
  principalPaise: Amount;
  receivedPaise: Amount;
  processingFeePaise: Amount;
  gstPaise: Amount;
  interestPaise: Amount;
  /** Paid for all extensions; those that are not told are not in it. */
  extensionFeesPaise: Amount;
  /** So far, with that of days late before an extension. */
  overdueFeePaise: Amount;
  /** One more late day; null where a server's figures do not tell it. */
  overdueFeePerDayPaise: KnownPaise;
  /** So far, with the fee of days that were late before an extension. */
  repaymentPaise: Amount;
  /** What was to be paid on the present due date; null where the figures do not tell it. */
  dueDayPaise: KnownPaise;
  /** Zero once it is settled. */
  stillToPayPaise: Amount;
  paidSoFarPaise: Amount;
  /** What is paid in all, extensions too. */
  totalPaise: Amount;
  /** The total less what was received. */
  costPaise: Amount;
  /** The same as it was offered: without extensions and late days. */
  offeredCostPaise: Amount;
  /** The yearly rate of the offer in percent (D48); null where the figures have none. */
  offeredAprPercent: number | null;
  /** How it adds up; null when figures are missing or do not add up. */
  lines: readonly StatementLine[] | null;
  extensions: readonly PaidExtension<Amount>[];
  isSettled: boolean;
  isExtended: boolean;
  /** False when the due date was moved for a fee that is not told: then cost and total lack it. */
  areExtensionsTold: boolean;
  /** Null before the payout, and where it is not told. */
  firstDueAtMs: number | null;
  dueAtMs: number | null;
  /** For how many days the money was agreed to be borrowed, extensions too. */
  tenureDays: number;
  /** Days past the present due date. */
  overdueDays: number;
  /** Not one day was or is late, so repaying counts for the tier (D18, D53). */
  isOnTime: boolean;
}

/**
 * What a loan has cost and will cost at `now` (epoch ms): the one sum that screens, SMS and checkout
 * show (D17, D20, D48, D53). A figure that depends on one not known is null. Throws FeeError on
 * impossible input, MoneyError on overflow.
 */
export function loanStatement<Amount extends KnownPaise>(
  loan: LoanEvents<Amount>,
  now: number,
): LoanStatement<Amount> {
  const { returnedPaise = null } = loan;
  if (returnedPaise !== null) return returnedStatement(loan, returnedPaise);
  const { principalPaise, processingFeePaise, gstPaise, interestPaise, receivedPaise } = loan;
  const { dueAtMs, isSettled, periodDays } = loan;
  const extensions = loan.extensions ?? [];
  const late = lateness(loan, now);
  const extensionFeesPaise = addUp(extensions.map(({ feePaise }) => feePaise));
  const totalPaise = addUp([late.repaymentPaise, extensionFeesPaise]);
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
    stillToPayPaise: isSettled ? addUp<Amount>([]) : late.repaymentPaise,
    paidSoFarPaise: isSettled ? totalPaise : extensionFeesPaise,
    totalPaise,
    costPaise: less(totalPaise, receivedPaise),
    offeredCostPaise: less(late.agreedPaise, receivedPaise),
    offeredAprPercent: aprOf(offered, periodDays),
    lines: linesOf(loan, { ...late, extensionFeesPaise }),
    extensions,
    isSettled,
    isExtended,
    areExtensionsTold: loan.extensions !== null,
    firstDueAtMs: loan.extensions === null ? null : (extensions[0]?.dueBeforeMs ?? dueAtMs),
    dueAtMs,
    tenureDays: isExtended ? daysOf(loan) : periodDays,
    overdueDays: late.days,
    isOnTime: dueAtMs !== null && late.days + late.carriedDays === 0 && late.feePaise === 0,
  };
}

/** A loan that was returned: it cost the interest of its days, no fee was kept, and no tier counts it (D56). */
function returnedStatement<Amount extends KnownPaise>(
  loan: LoanEvents<Amount>,
  paidPaise: Amount & Paise,
): LoanStatement<Amount> {
  const none = zeroPaise as Amount;
  const interestPaise = less<Amount>(paidPaise, loan.receivedPaise);
  const kept = { processingFeePaise: none, gstPaise: none, interestPaise };
  const owed = { repaymentPaise: paidPaise, overdueFeePaise: none, overdueDays: 0 };
  const { receivedPaise } = loan;
  return {
    ...loanStatement({ ...loan, ...kept, owed, extensions: [], returnedPaise: null }, 0),
    offeredAprPercent: null,
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

/** What an offer costs: nothing has happened yet (D17). */
export function offerStatement(price: KnownPrice, periodDays: number): LoanStatement<KnownPaise> {
  const { repaymentPaise, ...rest } = price;
  const loan: LoanEvents<KnownPaise> = {
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

/** Nobody takes or pays money without these two figures on the screen. */
export const isPriceKnown = ({
  receivedPaise,
  repaymentPaise,
}: Pick<KnownPrice, 'receivedPaise' | 'repaymentPaise'>): boolean =>
  receivedPaise !== null && repaymentPaise !== null;

function linesOf(
  loan: LoanEvents<KnownPaise>,
  {
    agreedPaise,
    repaymentPaise,
    feePaise,
    extensionFeesPaise,
  }: Lateness<KnownPaise> & {
    extensionFeesPaise: KnownPaise;
  },
): readonly StatementLine[] | null {
  const price: KnownPrice = { ...pricePart(loan), repaymentPaise: agreedPaise };
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
          { key: 'total', kind: 'sum', paise: addUp([repaymentPaise, extensionFeesPaise]) },
        ] as const)
      : []),
  ];
}

const pricePart = (loan: LoanEvents<KnownPaise>) => ({
  principalPaise: loan.principalPaise,
  processingFeePaise: loan.processingFeePaise,
  gstPaise: loan.gstPaise,
  interestPaise: loan.interestPaise,
  receivedPaise: loan.receivedPaise,
});

const isWhole = (price: KnownPrice): price is LoanPrice =>
  Object.values(price).every((paise) => paise !== null);

function aprOf(
  { receivedPaise, repaymentPaise }: Pick<KnownPrice, 'receivedPaise' | 'repaymentPaise'>,
  days: number,
): number | null {
  if (receivedPaise === null || repaymentPaise === null) return null;
  const flows = { receivedPaise, repaidPaise: repaymentPaise, days };
  return orNull(AprFlowsError, () => singleInstalmentAprPercent(flows));
}

function daysOf({ paidOutAtMs, dueAtMs, periodDays }: LoanEvents<KnownPaise>): number {
  return paidOutAtMs === null || dueAtMs === null ? periodDays : daysBetween(paidOutAtMs, dueAtMs);
}

/** Null when the expected error is thrown: no rate, or a wrong sum. The other figures still hold. */
function orNull<T>(expected: new (...args: never[]) => Error, compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof expected) return null;
    throw error;
  }
}
