/**
 * `specified` follows the specification (§1 to §9). `strict` deviates where rules of the Reserve
 * Bank (RBI), the data protection act (DPDP) or app stores conflict with the specification.
 */
export type PolicyProfile = 'specified' | 'strict';

/** All differences between the profiles (D54). */
export const policyTable = {
  isAgreementTicked: { specified: true, strict: false },
  isLargestAmountChosen: { specified: true, strict: false },
  isAutoMoneyOn: { specified: true, strict: false },
  isReapplyChecked: { specified: true, strict: false },
  areNextFactsShown: { specified: false, strict: true },
  areContactsRequired: { specified: true, strict: false },
  isPlaceAskedAtApply: { specified: true, strict: false },
  isPlaceAskedAtIdentity: { specified: false, strict: true },
  isContactAgreed: { specified: false, strict: true },
  areTermsOfProduct: { specified: false, strict: true },
  areShortTermsInStores: { specified: true, strict: false },
  areSampleTermsShown: { specified: true, strict: false },
  needsAcknowledgedFacts: { specified: false, strict: true },
  needsConsentFirst: { specified: false, strict: true },
  needsTrackingAgreed: { specified: false, strict: true },
} as const satisfies Record<string, Record<PolicyProfile, boolean>>;

export type PolicyKey = keyof typeof policyTable;
export type Policy = { readonly [Key in PolicyKey]: boolean };

/** The profiles with their labels for staff. */
export const policyProfiles = {
  specified: 'Standard (as specified)',
  strict: 'Strict (RBI, DPDP, app stores)',
} as const satisfies Record<PolicyProfile, string>;

/** Parses the name of a profile; `specified` for missing or unknown values (D54). */
export const readPolicyProfile = (named: unknown): PolicyProfile =>
  named === 'strict' ? 'strict' : 'specified';

export function policyOf(profile: PolicyProfile): Policy {
  const rows = Object.entries(policyTable).map(([key, row]) => [key, row[profile]]);
  return Object.fromEntries(rows) as Policy;
}
