import { readPolicyProfile, type PolicyProfile } from '@kosha/domain';

/** The policy that Storybook's toolbar sets for the answers of all stories (D54). */
export const toolbarPolicy = (): PolicyProfile =>
  readPolicyProfile(document.documentElement.dataset['koshaPolicy']);
