import { policyOf, type PolicyProfile } from '@kosha/domain';
import { contactRequirement } from '../../db/seed/products.ts';
import type { products } from '../../db/schema/index.ts';

/** A product's requirements. Omits contacts if a loan does not require them (D54). */
export const requirementsNow = (
  { requirements }: Pick<typeof products.$inferSelect, 'requirements'>,
  profile: PolicyProfile,
): readonly string[] =>
  policyOf(profile).areContactsRequired
    ? requirements
    : requirements.filter((requirement) => requirement !== contactRequirement);
