import type { Schema } from '@kosha/api-client';

/** Every step done unless told otherwise. */
export function userAuth(overrides: Partial<Schema<'UserAuth'>> = {}): Schema<'UserAuth'> {
  return {
    userAuthConfigVoList: ['basic', 'work', 'identity', 'face', 'contacts'].map((key) => ({ key })),
    basic: 1,
    work: 1,
    kycAadhaarAndPan: 1,
    kycFaceAndHold: 1,
    contact: 1,
    ...overrides,
  };
}
