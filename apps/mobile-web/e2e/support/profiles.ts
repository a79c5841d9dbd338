import { policyProfiles, type PolicyProfile } from '@kosha/domain';

/** All rule profiles, from their table (D54). */
export const profiles = Object.keys(policyProfiles) as readonly PolicyProfile[];
