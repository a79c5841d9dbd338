import type { Schema } from '@kosha/api-client';

const nothingDone = { basic: 0, work: 0, kycAadhaarAndPan: 0, kycFaceAndHold: 0, contact: 0 };

export const incompleteUserAuth = (
  change: Partial<Schema<'UserAuth'>> = {},
): Schema<'UserAuth'> => ({
  userAuthConfigVoList: ['basic', 'work', 'identity', 'face', 'contacts'].map((key) => ({ key })),
  ...nothingDone,
  ...change,
});
