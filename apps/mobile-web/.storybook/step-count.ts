import { authStepsOf, policyOf, type PolicyProfile } from '@kosha/domain';

const countOf = (profile: PolicyProfile): string => `as=${authStepsOf(policyOf(profile)).length}`;

/**
 * Adapts the step count in a URL to the profile, because stories are written for the specified
 * profile.
 */
export const withStepCount = (url: string, profile: PolicyProfile): string =>
  url.startsWith('/auth/') ? url.replace(countOf('specified'), countOf(profile)) : url;
