import type { Schema } from '@kosha/api-client';
import { policyOf, selectableTermsOf, type PolicyProfile } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { readSettings, type Settings } from '../../providers/settings/settings.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Product } from './find.ts';

type ProductTerms = Pick<Product, 'periodDays' | 'periodsDays'>;

const offered = ({ periodDays: period, periodsDays: periodList }: ProductTerms) => ({
  period,
  periodList,
});

/** The terms in days that the product offers under the current policy profile (§9, D54). */
export async function findOfferedTerms(db: Db, product: ProductTerms): Promise<readonly number[]> {
  const { policyProfile } = await readSettings(db);
  return selectableTermsOf(offered(product), policyOf(policyProfile));
}

export async function assertTermOffered(
  db: Db,
  product: ProductTerms,
  days: number,
): Promise<void> {
  if (!(await findOfferedTerms(db, product)).includes(days)) throw refuse('termNotOffered');
}

export const shortestTermOf = (product: ProductTerms, profile: PolicyProfile): number | undefined =>
  selectableTermsOf(offered(product), policyOf(profile))[0];

/** Empty for a partner's product, and if the policy profile sets every loan's term to 7 days. */
export function termsInResponse(
  product: ProductTerms & Pick<Product, 'externalUrl'>,
  profile: Settings['policyProfile'],
): { terms?: Schema<'Terms'> } {
  const policy = policyOf(profile);
  if (!policy.areTermsOfProduct || product.externalUrl !== null) return {};
  return {
    terms: {
      here: [...selectableTermsOf(offered(product), policy)],
      inStoreApp: [...selectableTermsOf(offered(product), policy, { isApp: true })],
    },
  };
}
