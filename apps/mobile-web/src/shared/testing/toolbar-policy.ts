import { readPolicyProfile, type PolicyProfile } from '@kosha/domain';

/** The policy that Storybook's toolbar selects (D54). */
export const toolbarPolicy = (): PolicyProfile =>
  readPolicyProfile(document.documentElement.dataset['koshaPolicy']);
