import { policyProfiles, type PolicyProfile } from '@kosha/domain';

/** All rule profiles (D54). */
export const profiles = Object.keys(policyProfiles) as readonly PolicyProfile[];
