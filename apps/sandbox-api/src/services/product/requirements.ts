import { policyOf, type PolicyProfile } from '@kosha/domain';
import { contactRequirement } from '../../db/seed/products.ts';
import type { products } from '../../db/schema/index.ts';

/** The product's requirements, without contacts if the profile does not require contacts (D54). */
export const requirementsNow = (
  { requirements }: Pick<typeof products.$inferSelect, 'requirements'>,
  profile: PolicyProfile,
): readonly string[] =>
  policyOf(profile).areContactsRequired
    ? requirements
    : requirements.filter((requirement) => requirement !== contactRequirement);
