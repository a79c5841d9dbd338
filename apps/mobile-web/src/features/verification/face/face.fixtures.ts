import type { Schema } from '@kosha/api-client';
import { mockGet, mockPost, refusal, success } from '@kosha/api-client/testing';
import { userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { trackingHandlers } from '../../../shared/tracking/tracking.fixtures.ts';

export const aLivingConfig = (
  overrides: Partial<Schema<'LivingCheckConfig'>> = {},
): Schema<'LivingCheckConfig'> => ({
  mode: 'camera',
  tips: ['Look straight ahead', 'Take off your glasses'],
  ...overrides,
});

/** No picture has been sent yet, and the next one passes. */
export const faceHandlers = [
  mockGet('/auth/v1/find-user-auth', success(userAuth({ kycFaceAndHold: 0 }))),
  mockGet('/auth/v1/living-check-config', success(aLivingConfig())),
  mockGet('/authen/h5/face-result', refusal('No picture of your face has been checked yet.', 404)),
  mockPost('/auth/v3/living-check', success(null)),
  mockPost('/auth/v1/kyc-info/living-hold', success(null)),
  ...trackingHandlers,
];

export const faceRoute = { path: '/auth/face', url: '/auth/face?pid=3&step=4&as=5' };
