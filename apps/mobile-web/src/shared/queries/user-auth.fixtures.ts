import type { Schema } from '@kosha/api-client';
import { authStepsOf, policyOf, type PolicyProfile } from '@kosha/domain';
import type { Decorator } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { toolbarPolicy } from '../testing/toolbar-policy.ts';
import { userAuthQuery } from './user-auth.ts';

/** Every step that these rules ask for is done, unless `overrides` say otherwise. */
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

/** As after the dispatcher: when the screen opens, the cache already knows which steps are done. */
export const knowingUserAuth =
  (overrides: Partial<Schema<'UserAuth'>>): Decorator =>
  (Story) => {
    const queryClient = useQueryClient();
    if (!queryClient.getQueryData(userAuthQuery.queryKey))
      queryClient.setQueryData(userAuthQuery.queryKey, userAuth(overrides, toolbarPolicy()));
    return Story();
  };
