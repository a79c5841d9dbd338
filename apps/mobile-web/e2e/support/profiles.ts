import { policyProfiles, type PolicyProfile } from '@kosha/domain';

/** The rule profiles that the server's setting `POLICY_PROFILE` can select (D54). */
export const policyProfileNames = Object.keys(policyProfiles) as readonly PolicyProfile[];
