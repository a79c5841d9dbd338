import type { Schema } from '@kosha/api-client';
import { authStepsOf, policyOf, type PolicyProfile } from '@kosha/domain';
import type { Decorator } from '@storybook/react-vite';
import { withCached } from '../testing/cached-query.ts';
import { toolbarPolicy } from '../testing/toolbar-policy.ts';
import { userAuthQuery } from './user-auth.ts';

/** By default, all steps that the policy requires are complete. */
export function userAuth(
  overrides: Partial<Schema<'UserAuth'>> = {},
  profile: PolicyProfile = 'specified',
): Schema<'UserAuth'> {
  return {
    userAuthConfigVoList: authStepsOf(policyOf(profile)).map((key) => ({ key })),
    basic: 1,
    work: 1,
    kycAadhaarAndPan: 1,
    kycFaceAndHold: 1,
    contact: 1,
    ...overrides,
  };
}

export const withCachedUserAuth = (overrides: Partial<Schema<'UserAuth'>>): Decorator =>
  withCached(userAuthQuery, () => userAuth(overrides, toolbarPolicy()));
