import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import type { AuthFlag } from '@kosha/domain';
import {
  basicInfoFields,
  workInfoPage,
} from '../../src/features/verification/info/info.fixtures.tsx';
import {
  aLivingCheckConfig,
  noFaceResult,
  faceCheckPassed,
  faceResultPath,
} from '../../src/features/verification/face/face.fixtures.ts';
import {
  otpSentResponse,
  ocrHandler,
  sendOtpPath,
  verifyOtpPath,
} from '../../src/features/verification/kyc/kyc.fixtures.ts';
import {
  districtListResponse,
  stateListResponse,
} from '../../src/shared/sample-data/directory.fixtures.ts';
import { borrower } from './borrower.ts';

const completes = (flag: AuthFlag) => () => {
  borrower.auth[flag] = 1;
  return success(null);
};

export const verificationHandlers = [
  mockGet('/auth/v1/find-user-auth', () => success(borrower.auth)),
  mockGet('/auth/v1/auth-page-info', success(basicInfoFields)),
  mockGet('/map-state/v1/list', stateListResponse),
  mockGet('/map-state/v1/district/{stateId}', districtListResponse),
  mockPost('/auth/v1/base-info', completes('basic')),
  mockGet('/auth/v2/auth-page-info', success(workInfoPage)),
  mockPost('/auth/v1/work-info', completes('work')),
  mockGet('/auth/kyc-auth-config', () =>
    success({ KycPageInfoVo: [{ photoType: borrower.identity === 'photos' ? 1 : null }] }),
  ),
  ocrHandler,
  mockPost(sendOtpPath, otpSentResponse),
  mockPost(verifyOtpPath, success(null)),
  mockPost('/auth/v1/kyc-info/aadhaar-pan', completes('kycAadhaarAndPan')),
  mockGet('/auth/v1/living-check-config', success(aLivingCheckConfig())),
  mockGet(faceResultPath, () => (borrower.hasGivenFace ? faceCheckPassed : noFaceResult)),
  mockPost('/auth/v3/living-check', () => {
    borrower.hasGivenFace = true;
    return success(null);
  }),
  mockPost('/auth/v1/kyc-info/living-hold', completes('kycFaceAndHold')),
  mockPost('/auth/v1/contacts', completes('contact')),
];
