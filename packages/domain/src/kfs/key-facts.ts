import {
  instalmentsAprPercent,
  periodsPerYear,
  singleInstalmentAprPercent,
  type AprPeriod,
  type Instalment,
} from '../loan/apr.ts';
import { limits } from '../limits.ts';
import { addUp, less } from '../money/add-up.ts';
import { paiseToRupees, type Paise } from '../money/paise.ts';

/** A fee in row 8 of Annex A. */
export interface FactsFee<Amount = Paise> {
  name: 'processingFee' | 'gst' | 'insurance' | 'valuation' | 'otherFee';
  payee: 'lender' | 'thirdParty';
  kind: 'oneTime' | 'recurring';
  amount: Amount;
}

/** An instalment in Annex C. */
export interface FactsInstalment {
  principalPaise: Paise;
  interestPaise: Paise;
  /** Due date, in periods after the payout. */
  afterPeriods: number;
}

export interface KeyFactsInput {
  orderNo: string;
  lender: string;
  principalPaise: Paise;
  fees: readonly FactsFee[];
  schedule: readonly FactsInstalment[];
  period: AprPeriod;
  ratePercentPerYear: number;
  /** Per overdue day (D20). */
  lateFee: { perDayPaise: Paise; percentPerDay: number };
  /** The fee of an extension and the added days (D53); null without extensions. */
  extension: { feePaise: Paise; days: number } | null;
  /** Null if the borrower cannot return the loan. */
  coolingOffDays: number | null;
  grievanceOfficer: string;
}

/** A row of Annex C, in rupees. */
export interface FactsScheduleRow {
  number: number;
  /** Due date, in periods after the payout. */
  afterPeriods: number;
  /** Principal before the instalment. */
  outstanding: number;
  principal: number;
  interest: number;
  instalment: number;
}

/**
 * The data of RBI's Key Facts Statement. 'A 1' below means row 1 of Annex A. Amounts are decimal
 * rupees, because the app sends, hashes and stores this document.
 */
export interface KeyFacts {
  orderNo: string;
  lender: string;
  /** A 1 */
  loanType: 'unsecuredPersonalLoan';
  /** A 2, B 1 */
  sanctioned: number;
  /** A 3 */
  disbursal: 'upfront';
  /** A 4, in periods */
  term: number;
  period: AprPeriod;
  /** A 5, B 2: the number of instalments and the first instalment; `schedule` lists all. */
  instalmentCount: number;
  instalment: number;
  firstAfterPeriods: number;
  /** A 6, B 3, B 4 */
  rateType: 'fixed';
  ratePercentPerYear: number;
  /** B 5 */
  interest: number;
  /** A 8, B 6 */
  fees: readonly FactsFee<number>[];
  feesTotal: number;
  /** B 7: `sanctioned` less the fees. */
  received: number;
  /** B 8: `sanctioned` plus the interest. */
  toPay: number;
  /** A 9, B 9, rounded to two decimals. */
  aprPercent: number;
  /** A 10 (i) */
  lateFeePerDay: number;
  lateFeePercentPerDay: number;
  /** A 10 (iii) */
  foreclosureFee: number;
  /** A 10 (v) */
  extensionFee: number | null;
  extensionDays: number | null;
  /** Part 2, 2 and 3 */
  grievanceOfficer: string;
  /** Part 2, 4 */
  isTransferable: boolean;
  /** Part 2, 6 (i) */
  coolingOffDays: number | null;
  /** Annex C */
  schedule: readonly FactsScheduleRow[];
}

/** The loan has no instalments, or they do not add up to the principal. */
export class KeyFactsError extends RangeError {
  override readonly name = 'KeyFactsError';
}

/**
 * The Key Facts Statement's data (D55). Throws KeyFactsError or MoneyError; AprFlowsError if the
 * figures have no APR.
 */
export function keyFacts(input: KeyFactsInput): KeyFacts {
  const { principalPaise, fees, schedule, period, lateFee, extension } = input;
  const [first] = schedule;
  const last = schedule.at(-1);
  if (first === undefined || last === undefined) throw new KeyFactsError('There is no instalment');
  const repaidPrincipal = addUp(schedule.map((due) => due.principalPaise));
  if (repaidPrincipal !== principalPaise) {
    throw new KeyFactsError(`The instalments repay ${repaidPrincipal} of ${principalPaise} paise`);
  }
  const feesPaise = addUp(fees.map(({ amount }) => amount));
  const receivedPaise = less(principalPaise, feesPaise);
  const interestPaise = addUp(schedule.map((due) => due.interestPaise));
  const instalments = schedule.map((due) => ({
    paise: instalmentOf(due),
    afterPeriods: due.afterPeriods,
  }));
  return {
    orderNo: input.orderNo,
    lender: input.lender,
    loanType: 'unsecuredPersonalLoan',
    sanctioned: paiseToRupees(principalPaise),
    disbursal: 'upfront',
    term: last.afterPeriods,
    period,
    instalmentCount: schedule.length,
    instalment: paiseToRupees(instalmentOf(first)),
    firstAfterPeriods: first.afterPeriods,
    rateType: 'fixed',
    ratePercentPerYear: twoDecimals(input.ratePercentPerYear),
    interest: paiseToRupees(interestPaise),
    fees: fees.map((fee) => ({ ...fee, amount: paiseToRupees(fee.amount) })),
    feesTotal: paiseToRupees(feesPaise),
    received: paiseToRupees(receivedPaise),
    toPay: paiseToRupees(addUp([principalPaise, interestPaise])),
    aprPercent: twoDecimals(aprOf(receivedPaise, instalments, period)),
    lateFeePerDay: paiseToRupees(lateFee.perDayPaise),
    lateFeePercentPerDay: lateFee.percentPerDay,
    foreclosureFee: 0,
    extensionFee: extension && paiseToRupees(extension.feePaise),
    extensionDays: extension && extension.days,
    grievanceOfficer: input.grievanceOfficer,
    isTransferable: false,
    coolingOffDays: input.coolingOffDays,
    schedule: scheduleOf(principalPaise, schedule),
  };
}

/** A single instalment counts as one period, so the APR equals the APR of the offer (D48). */
function aprOf(
  receivedPaise: Paise,
  instalments: readonly Instalment[],
  period: AprPeriod,
): number {
  const [first] = instalments;
  if (instalments.length > 1 || first === undefined) {
    return instalmentsAprPercent({ receivedPaise, instalments, period });
  }
  const days = (first.afterPeriods * limits.daysInYear) / periodsPerYear[period];
  return singleInstalmentAprPercent({ receivedPaise, repaidPaise: first.paise, days });
}

const instalmentOf = ({ principalPaise, interestPaise }: FactsInstalment): Paise =>
  addUp([principalPaise, interestPaise]);

function scheduleOf(
  principalPaise: Paise,
  schedule: readonly FactsInstalment[],
): readonly FactsScheduleRow[] {
  let outstanding = principalPaise;
  return schedule.map((due, at) => {
    const row = {
      number: at + 1,
      afterPeriods: due.afterPeriods,
      outstanding: paiseToRupees(outstanding),
      principal: paiseToRupees(due.principalPaise),
      interest: paiseToRupees(due.interestPaise),
      instalment: paiseToRupees(instalmentOf(due)),
    };
    outstanding = less(outstanding, due.principalPaise);
    return row;
  });
}

const twoDecimals = (percent: number) => Math.round(percent * 100) / 100;
