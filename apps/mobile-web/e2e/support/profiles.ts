import { policyProfiles, type PolicyProfile } from '@kosha/domain';

/** The profiles that a test walks through, from the one table of them (D54). */
export const profiles = Object.keys(policyProfiles) as readonly PolicyProfile[];
