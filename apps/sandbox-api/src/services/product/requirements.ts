import { policyOf, type PolicyProfile } from '@kosha/domain';
import { contactRequirement } from '../../db/seed/products.ts';
import type { products } from '../../db/schema/index.ts';

/** What a product asks for; not contacts, where they are no step before a loan (D54). */
export const requirementsNow = (
  { requirements }: Pick<typeof products.$inferSelect, 'requirements'>,
  profile: PolicyProfile,
): readonly string[] =>
  policyOf(profile).areContactsRequired
    ? requirements
    : requirements.filter((one) => one !== contactRequirement);
