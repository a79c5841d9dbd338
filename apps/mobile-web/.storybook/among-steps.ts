import { authStepsOf, policyOf, type PolicyProfile } from '@kosha/domain';

const countOf = (profile: PolicyProfile): string => `as=${authStepsOf(policyOf(profile)).length}`;

/** The address of a step tells how many there are; stories write it for the rules of the specification. */
export const amongSteps = (url: string, profile: PolicyProfile): string =>
  url.startsWith('/auth/') ? url.replace(countOf('specified'), countOf(profile)) : url;
