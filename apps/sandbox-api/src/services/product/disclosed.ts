import type { Schema } from '@kosha/api-client';
import { disclosedTerms, paiseToRupees, selectableTermsOf, type Policy } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { listProducts } from './find.ts';

/** Undefined if the policy profile shows sample terms instead (D63), or no loan is available. */
export async function disclosedTermsNow(
  db: Db,
  policy: Policy,
): Promise<Schema<'DisclosedTerms'> | undefined> {
  if (policy.areSampleTermsShown) return undefined;
  const own = (await listProducts(db)).filter(({ externalUrl }) => externalUrl === null);
  const disclosure = disclosedTerms(
    own.map(({ periodDays: period, periodsDays: periodList, ...product }) => ({
      ...product,
      terms: selectableTermsOf({ period, periodList }, policy),
    })),
  );
  if (disclosure === null) return undefined;
  const { interestPercentPerYear, days, highestAprLoan: dearest } = disclosure;
  return {
    interestPerYearMin: interestPercentPerYear.min,
    interestPerYearMax: interestPercentPerYear.max,
    daysMin: days.min,
    daysMax: days.max,
    dearest: {
      amount: paiseToRupees(dearest.principalPaise),
      arriveAmount: paiseToRupees(dearest.receivedPaise),
      repaymentAmount: paiseToRupees(dearest.repaymentPaise),
      days: dearest.days,
      aprPercent: dearest.aprPercent,
    },
  };
}
