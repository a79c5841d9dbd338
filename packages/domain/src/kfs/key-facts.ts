import {
  instalmentsAprPercent,
  periodsPerYear,
  singleInstalmentAprPercent,
  type AprPeriod,
  type Instalment,
} from '../loan/apr.ts';
import { limits } from '../limits.ts';
import { sumPaise, subtractPaise } from '../money/add-up.ts';
import { paiseToRupees, type Paise } from '../money/paise.ts';

/** A fee of the Key Facts Statement (Annex A, row 8). */
export interface KeyFactsFee<Amount = Paise> {
  name: 'processingFee' | 'gst' | 'insurance' | 'valuation' | 'otherFee';
  payee: 'lender' | 'thirdParty';
  kind: 'oneTime' | 'recurring';
  amount: Amount;
}

/** An instalment of the Key Facts Statement (Annex C). */
export interface KeyFactsInstalment {
  principalPaise: Paise;
  interestPaise: Paise;
  /** Due date, in periods after the payout. */
  afterPeriods: number;
}

export interface KeyFactsInput {
  orderNo: string;
  lender: string;
  principalPaise: Paise;
  fees: readonly KeyFactsFee[];
  schedule: readonly KeyFactsInstalment[];
  period: AprPeriod;
  ratePercentPerYear: number;
  /** The fee per overdue day, as an amount and in percent of the principal (D20). */
  lateFee: { perDayPaise: Paise; percentPerDay: number };
  /** The fee of an extension and the added days (D53); null if the loan cannot be extended. */
  extension: { feePaise: Paise; days: number } | null;
  /** For how many days the borrower can return the loan; null if the loan cannot be returned. */
  coolingOffDays: number | null;
  grievanceOfficer: string;
}

/** An instalment in rupees (Annex C). */
export interface KeyFactsScheduleRow {
  number: number;
  /** Due date, in periods after the payout. */
  afterPeriods: number;
  /** The outstanding principal before the instalment. */
  outstanding: number;
  principal: number;
  interest: number;
  instalment: number;
}

/**
 * The data of RBI's Key Facts Statement with its Annexes A, B and C. Amounts are in decimal rupees,
 * as in the JSON that the server stores, hashes and sends.
 */
export interface KeyFacts {
  orderNo: string;
  lender: string;
  /** The type of the loan (Annex A, row 1). */
  loanType: 'unsecuredPersonalLoan';
  /** The sanctioned amount (Annex A, row 2; Annex B, row 1). */
  sanctioned: number;
  /** How the lender pays out the amount (Annex A, row 3). */
  disbursal: 'upfront';
  /** The term in periods (Annex A, row 4). */
  term: number;
  period: AprPeriod;
  /**
   * The number of instalments (Annex A, row 5; Annex B, row 2). The next two fields describe the
   * first instalment.
   */
  instalmentCount: number;
  instalment: number;
  firstAfterPeriods: number;
  /** The type of the interest rate (Annex A, row 6; Annex B, row 3). */
  rateType: 'fixed';
  ratePercentPerYear: number;
  /** The interest for the whole term (Annex B, row 5). */
  interest: number;
  /** The fees (Annex A, row 8; Annex B, row 6). */
  fees: readonly KeyFactsFee<number>[];
  feesTotal: number;
  /** The paid-out amount: `sanctioned` less the fees (Annex B, row 7). */
  received: number;
  /** The amount to repay: `sanctioned` plus the interest (Annex B, row 8). */
  toPay: number;
  /** The annual percentage rate, rounded to two decimals (Annex A, row 9; Annex B, row 9). */
  aprPercent: number;
  /** The fee per overdue day (Annex A, row 10 (i)). */
  lateFeePerDay: number;
  lateFeePercentPerDay: number;
  /** The fee for repaying early (Annex A, row 10 (iii)). */
  foreclosureFee: number;
  /** The fee of an extension; null if the loan cannot be extended (Annex A, row 10 (v)). */
  extensionFee: number | null;
  extensionDays: number | null;
  /** The contact for complaints (Annex A, part 2, rows 2 and 3). */
  grievanceOfficer: string;
  /** Whether the lender may sell the loan (Annex A, part 2, row 4). */
  isTransferable: boolean;
  /** For how many days the loan can be returned, or null (Annex A, part 2, row 6 (i)). */
  coolingOffDays: number | null;
  /** All instalments (Annex C). */
  schedule: readonly KeyFactsScheduleRow[];
}

/** Thrown if there are no instalments, or if they do not repay exactly the principal. */
export class KeyFactsError extends RangeError {
  override readonly name = 'KeyFactsError';
}

/**
 * The data of the Key Facts Statement (D55). Throws KeyFactsError, MoneyError, or AprFlowsError if
 * no APR exists.
 */
export function keyFacts(input: KeyFactsInput): KeyFacts {
  const { principalPaise, fees, schedule, period, lateFee, extension } = input;
  const [first] = schedule;
  const last = schedule.at(-1);
  if (first === undefined || last === undefined) throw new KeyFactsError('There is no instalment');
  const repaidPrincipal = sumPaise(schedule.map((due) => due.principalPaise));
  if (repaidPrincipal !== principalPaise) {
    throw new KeyFactsError(`The instalments repay ${repaidPrincipal} of ${principalPaise} paise`);
  }
  const feesPaise = sumPaise(fees.map(({ amount }) => amount));
  const receivedPaise = subtractPaise(principalPaise, feesPaise);
  const interestPaise = sumPaise(schedule.map((due) => due.interestPaise));
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
    toPay: paiseToRupees(sumPaise([principalPaise, interestPaise])),
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

/**
 * For a single instalment, calculates a simple yearly rate as `loanStatement` does, so that the Key
 * Facts Statement and the app's cost breakdown show the same APR (D48).
 */
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

const instalmentOf = ({ principalPaise, interestPaise }: KeyFactsInstalment): Paise =>
  sumPaise([principalPaise, interestPaise]);

function scheduleOf(
  principalPaise: Paise,
  schedule: readonly KeyFactsInstalment[],
): readonly KeyFactsScheduleRow[] {
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
    outstanding = subtractPaise(outstanding, due.principalPaise);
    return row;
  });
}

const twoDecimals = (percent: number) => Math.round(percent * 100) / 100;
